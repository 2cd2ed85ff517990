print("loaderd")
