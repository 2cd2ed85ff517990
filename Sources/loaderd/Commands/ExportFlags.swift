extension CommandName {
  static let only = Flag(
    "only", placeholder: "NAMES", accepted: "names of loaders, separated by commas",
    help: "The loaders to write; without it all.")
  static let formats = Flag(
    "formats", placeholder: "EXTENSIONS",
    accepted: "extensions of formats such as svg,gif, separated by commas",
    help: "The formats to write, and json and ndjson for the states of frames; without it all that"
      + " take the parameters of a set.")
  static let set = Flag(
    "set", placeholder: "NAME=QUERY", accepted: ParameterSet.accepted, isRepeatable: true,
    help: "Parameters under a name, which is the folder of their files: 'red=color=f00&size=96'."
      + " It may be given more than once; files of an empty name stand in DIR itself. Without any"
      + " set everything is at its defaults.")
  static let sets = Flag(
    "sets", placeholder: "FILE", accepted: "the path of a JSON file",
    help: "Read sets from this JSON file: an object of queries, or of objects of parameters, by"
      + " name.")
  static let jobs = Flag(
    "jobs", placeholder: "N", accepted: "a whole number from 1 to \(ExportCommand.jobs.upperBound)",
    help: "How many files are made at the same time. Default: as many as there are processors.")
  static let anew = Flag("anew", help: "Make everything again, even what is there and whole.")
}
