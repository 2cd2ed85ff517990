/// Targets with what becomes of them; the time is 1,800,000,000 seconds since 1970.
enum SigningVectors {
  static let good: [(target: String, maxAge: Int?)] = [
    (
      "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0",
      nil
    ),
    (
      "/frames/coins?t=0.35&signature=jLLCvLzAFEgqPsCPADzDAOTS50WMw1vJYq2Z6WU"
        + "-JnE",
      nil
    ),
    (
      "/loader/balls.svg?scale=1.4&color=%23f00&signature=EaZdKGtJqacIukdeofV"
        + "k14oqlJnQNa3oIy4JD84lzxw",
      nil
    ),
    (
      "/loader/balls.svg?signature=EaZdKGtJqacIukdeofVk14oqlJnQNa3oIy4JD84lzx"
        + "w&scale=1.4&color=%23f00",
      nil
    ),
    (
      "/loader/balls.svg?scale=1.4&signature=EaZdKGtJqacIukdeofVk14oqlJnQNa3o"
        + "Iy4JD84lzxw&color=%23f00",
      nil
    ),
    (
      "/loader/coins.svg?expires=1800000060&signature=Qgop-dH6oC_dwte6v80j52j"
        + "ltIdwNOu4nmWhD4Q7ICw",
      60
    ),
    (
      "/loader/coins.svg?signature=Qgop-dH6oC_dwte6v80j52jltIdwNOu4nmWhD4Q7IC"
        + "w&expires=1800000060",
      60
    ),
    (
      "/loader/coins.svg?expires=1800000001&scale=1.3&signature=zBfWIlveJIbwk"
        + "qL87QEsuV1V1XfhQyVJujM661iwqdc",
      1
    ),
    (
      "/loader/coins.svg?expires=1900000000&signature=H2HG88w-RnBvyNKekmiRori"
        + "04IW1pUDICqlyqi0oiIQ",
      86400
    ),
    (
      "/frames/balls.ndjson?fps=5&signature=Guj0CZhBAQcVaWrKXzaVln0EJNoSplTNP"
        + "kcF9voZc3A",
      nil
    ),
    (
      "/loader/coin?signature=IMxRShVwwstJ0GVTEbPRf9Hn0HD-T4zb0pTqaVE8Bug",
      nil
    ),
    (
      "/loader/coins.svg?signature=vnEK5ReCa4vFJuKkiMo_6eDdYcOi-1EiGhNhGHaQkM"
        + "g",
      nil
    ),
  ]

  static let bad: [(target: String, kind: String)] = [
    (
      "/loader/coins.svg",
      "unsigned"
    ),
    (
      "/loader/coins.svg?signature",
      "unsigned"
    ),
    (
      "/loader/coins.svg?scale=1.4",
      "unsigned"
    ),
    (
      "/loader/nothing.svg",
      "unsigned"
    ),
    (
      "/loader/coins.xyz",
      "unsigned"
    ),
    (
      "/frames/coins?expires=1900000000",
      "unsigned"
    ),
    (
      "/loader/coins.svg?%73ignature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98"
        + "Ll0",
      "unsigned"
    ),
    (
      "/loader/coins.svg?Signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0",
      "unsigned"
    ),
    (
      "/loader/coins.svg?signature=",
      "wrong-signature"
    ),
    (
      "/loader/balls.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0&scale=1.4",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0&_=1",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0=",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0&signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll0",
      "wrong-signature"
    ),
    (
      "/loader/coins%2Esvg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98"
        + "Ll0",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?&signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98L"
        + "l0",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll"
        + "0&expires=1900000000",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=86a560896a1ca54c1883d99a564beec050833b4bc0"
        + "209f52d57696feaf7c2e5d",
      "wrong-signature"
    ),
    (
      "/loader/balls.svg?color=%23f00&scale=1.4&signature=EaZdKGtJqacIukdeofV"
        + "k14oqlJnQNa3oIy4JD84lzxw",
      "wrong-signature"
    ),
    (
      "/loader/balls.svg?scale=1.4&color=%23F00&signature=EaZdKGtJqacIukdeofV"
        + "k14oqlJnQNa3oIy4JD84lzxw",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?expires=1900000000&signature=Qgop-dH6oC_dwte6v80j52j"
        + "ltIdwNOu4nmWhD4Q7ICw",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?signature=cUmtb-_JwiwflFKWversdACWsBvq1HM_Rxk4as4w_l"
        + "4",
      "wrong-signature"
    ),
    (
      "/loader/coins.svg?expires=1800000000&signature=g3-EnfOzkVfrYoAvRnoFZej"
        + "w2P1ou4BlmQ6em1Oerfs",
      "expired"
    ),
    (
      "/loader/coins.svg?expires=0&signature=Hohad-OSS9vAFORMDl9PM5rAnvwR-_1N"
        + "I08TLtQpFvs",
      "expired"
    ),
    (
      "/loader/coins.svg?expires=1799999999&signature=mrXjGRhQz9m7CSpr-HG6wc1"
        + "ezr4JBmR6sHkN9CvRi4Q",
      "expired"
    ),
    (
      "/loader/coins.svg?expires=1&signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S"
        + "1XaW_q98Ll0",
      "wrong-signature"
    ),
  ]

  static let withSecondKey =
    "/loader/coins.svg?signature=vnEK5ReCa4vFJuKkiMo_6eDdYcOi-1EiGhNhGHaQkMg"
}
