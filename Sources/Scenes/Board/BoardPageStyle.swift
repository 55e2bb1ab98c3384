/// How the page looks: dark and light, on a projector and on a phone.
enum BoardPageStyle {
  static let text = """
    :root {
      --back: #f6f7f9; --card: #ffffff; --text: #1a1d21; --faint: #5c6570; --line: #dde1e6;
      --stuck: #c62828; --quiet: #8a939d; --working: #1565c0; --waiting: #b4bcc5; --done: #2e7d32;
      --some: #cfe3fa; --all: #2e7d32; --onall: #ffffff; --stuckrow: #fdecea;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #0e1116; --card: #171b22; --text: #e8ebef; --faint: #9aa4b0; --line: #2a313b;
        --stuck: #ff7b72; --quiet: #7d8590; --working: #64a8ff; --waiting: #4a525c; --done: #56c271;
        --some: #1d3a5f; --all: #2c7a42; --onall: #ffffff; --stuckrow: #3a1d1f;
      }
    }
    * { box-sizing: border-box; }
    html { font: clamp(14px, 0.7vw + 5px, 22px)/1.4 system-ui, -apple-system, "Segoe UI", sans-serif; }
    body { margin: 0; background: var(--back); color: var(--text); }
    header, main { max-width: 120rem; margin: 0 auto; padding: 0 1.5rem; }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; padding-top: 1rem; }
    h1 { font-size: 1.7rem; margin: 0; }
    header p, .rule { color: var(--faint); margin: 0; }
    .rule { max-width: 60rem; padding: 0 0 2rem; }
    .tiles { display: grid; grid-template-columns: repeat(5, 1fr); gap: .75rem; list-style: none; padding: 0; margin: 1rem 0; }
    .tiles li, figure, .table { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
    .tiles li { padding: .6rem 1rem; color: var(--faint); border-left: .35rem solid var(--state); }
    .tiles b { display: block; font-size: 2.2rem; line-height: 1.1; color: var(--text); }
    .tiles .stuck b { color: var(--stuck); }
    .stuck { --state: var(--stuck); } .quiet { --state: var(--quiet); } .working { --state: var(--working); }
    .waiting { --state: var(--waiting); } .done { --state: var(--done); }
    .charts { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
    figure { margin: 0; padding: .75rem 1rem; }
    figcaption, caption { font-weight: 600; text-align: left; padding-bottom: .5rem; }
    figure svg { width: 100%; display: block; font-size: 13px; fill: var(--text); }
    svg rect { fill: var(--state, var(--line)); }
    .table { margin: .75rem 0; padding: .75rem 1rem; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: .3rem .5rem; text-align: left; border-top: 1px solid var(--line); vertical-align: top; font-weight: normal; }
    thead th { border: 0; vertical-align: bottom; white-space: nowrap; }
    tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 9em; }
    button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; border-radius: .3rem; padding: .15rem .1rem; cursor: pointer; }
    button::after { content: "\\2195"; content: "\\2195" / ""; color: var(--faint); padding-left: .25em; font-size: .8em; }
    [aria-sort=ascending] button::after { content: "\\25B2"; content: "\\25B2" / ""; color: inherit; }
    [aria-sort=descending] button::after { content: "\\25BC"; content: "\\25BC" / ""; color: inherit; }
    :focus-visible { outline: .15rem solid var(--working); outline-offset: .1rem; }
    td:first-child { white-space: nowrap; color: var(--state); font-weight: 600; }
    td i { font-style: normal; }
    tr.stuck { background: var(--stuckrow); }
    tr.quiet, tr.waiting { color: var(--faint); }
    td[data-v], td.kata { white-space: nowrap; }
    td.test span, td.words span { color: var(--faint); }
    td.test { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .85em; overflow-wrap: anywhere; min-width: 13em; }
    small { display: block; font-weight: normal; color: var(--faint); }
    #learners small { color: var(--stuck); }
    th.stage { padding: 0 .1rem; }
    th.stage span { writing-mode: vertical-rl; transform: rotate(180deg); font-size: .8rem; color: var(--faint); }
    td.stage { text-align: center; padding: .3rem .1rem; min-width: 1.5em; border-left: 2px solid var(--card); font-variant-numeric: tabular-nums; }
    td.some { background: var(--some); } td.all { background: var(--all); color: var(--onall); }
    td.here { box-shadow: inset 0 -.2rem var(--state, var(--working)); }
    td svg { width: 6em; height: .6em; vertical-align: middle; }
    @media (max-width: 60rem) { .charts { grid-template-columns: 1fr; } }
    @media (max-width: 40rem) {
      header, main { padding: 0 .6rem; } header { padding-top: .6rem; }
      .tiles { grid-template-columns: repeat(5, 1fr); gap: .3rem; }
      .tiles li { padding: .3rem .4rem; font-size: .75rem; } .tiles b { font-size: 1.4rem; }
      .table, figure { padding: .5rem; }
      th, td { padding: .3rem .25rem; font-size: .85rem; }
      .stage, td:first-child span, td svg { display: none; }
      tbody th { min-width: 6.5em; } td.test { min-width: 6em; font-size: .7rem; }
      td.kata { white-space: normal; } figure svg { font-size: 18px; }
      thead th:first-child button { font-size: 0; } thead th:first-child button::after { font-size: .7rem; }
    }
    @media print { .table { break-inside: auto; border: 0; } button::after { content: ""; } }
    """
}
