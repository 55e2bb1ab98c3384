extension CommandTable {
  static let course = Command(
    names: ["course"], operands: "init|site DIR", operandCount: 2...2,
    summary: "write the course out, as folders to work in or as pages to read",
    details: """
      `init` writes the course that this program came with, as DIR/Katas and DIR/Solutions;
      vipkata finds it in DIR and below. `site` writes pages for a browser to DIR: map, briefs,
      rules and ideas of the course that is found here, without tests, hints and solutions.
      """,
    run: { call in
      let folder = call.operands[1]
      switch call.operands[0] {
      case "init": call.publishing.copy(request: Publishing.Copy.Request(folder: folder))
      case "site": call.publishing.makeSite(request: Publishing.Site.Request(folder: folder))
      default:
        throw UserError(
          "`vipkata course` has no use for \"\(call.operands[0])\".",
          mend: "Write `vipkata course init DIR` or `vipkata course site DIR`.")
      }
    })
}
