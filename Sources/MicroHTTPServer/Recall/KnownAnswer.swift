internal import HTTPMessages

/// The answers to one target in one coding that are ready to be sent.
final class KnownAnswer {
  /// The target in origin form.
  let target: [UInt8]
  /// The coding that the client likes best.
  let coding: ContentCoding
  /// The tag of the representation.
  let tag: EntityTag
  /// The tag as it stands in fields.
  let tagValue: [UInt8]
  private var ready = InlineArray<4, OutgoingResponse?>(repeating: nil)

  /// Makes a place for answers.
  init(target: [UInt8], coding: ContentCoding, tag: EntityTag) {
    self.target = target
    self.coding = coding
    self.tag = tag
    tagValue = Array(tag.fieldValue.utf8)
  }

  /// The answer of a form, ready to be sent.
  subscript(form: AnswerForm) -> OutgoingResponse? {
    get { ready[form.rawValue] }
    set { ready[form.rawValue] = newValue }
  }

  /// Whether the value of `If-None-Match` is the tag and nothing else, strong or weak.
  func hasTag(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    if unsafe value.hasBytes(of: tagValue) { return true }
    guard value.count == tagValue.count + 2, unsafe value[0] == UInt8(ascii: "W"),
      unsafe value[1] == UInt8(ascii: "/")
    else { return false }
    return unsafe UnsafeBufferPointer(rebasing: value[2...]).hasBytes(of: tagValue)
  }
}

/// The forms in which a representation is answered.
struct AnswerForm {
  /// The place of the form among all.
  let rawValue: Int

  /// Makes a form: with content or without (304), the connection kept or closed.
  init(isNotModified: Bool, isClosing: Bool) {
    rawValue = (isNotModified ? 2 : 0) | (isClosing ? 1 : 0)
  }
}
