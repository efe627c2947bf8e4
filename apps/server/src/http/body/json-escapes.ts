interface Bytes {
  add(bytes: Uint8Array): void;
}

const [quote, backslash, u] = [0x22, 0x5c, 0x75];
/** Replaces any byte that has no meaning in the structure of JSON. */
const other = 0x78;

/** Passes on the unescaped bytes of a JSON string: the characters that structure JSON inside it may be escaped. */
export const unescaped = (into: Bytes): Bytes => {
  let isEscape = false;
  /** Remaining digits of `\u`, and the code so far. */
  let digits = 0;
  let code = 0;
  const afterEscape = (byte: number): number | null => {
    if (digits > 0) {
      digits -= 1;
      code = code * 16 + Number.parseInt(String.fromCharCode(byte), 16);
      return digits > 0 ? null : code < 128 ? code : other;
    }
    isEscape = false;
    if (byte !== u) return byte === quote || byte === backslash ? byte : other;
    [digits, code] = [4, 0];
    return null;
  };
  return {
    add: bytes => {
      const said = new Uint8Array(bytes.length);
      let length = 0;
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (isEscape || digits > 0) {
          const unescaped = afterEscape(byte);
          if (unescaped !== null) said[length++] = unescaped;
        } else if (byte === backslash) isEscape = true;
        else said[length++] = byte;
      }
      into.add(said.subarray(0, length));
    },
  };
};
