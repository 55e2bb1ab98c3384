// ScoopsPresenter lives in ScoopsInteractor.swift.
