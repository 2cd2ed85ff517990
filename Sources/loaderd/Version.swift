/// The version of the program (Semantic Versioning 2.0.0).
let version = "0.1.0"
