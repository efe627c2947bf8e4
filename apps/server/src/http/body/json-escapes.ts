const [quote, backslash, u] = [0x22, 0x5c, 0x75];
/** Replaces any byte that has no meaning in the structure of JSON. */
const other = 0x78;
const digitsOfCode = 4;

/** The unescaped bytes of a JSON string: the characters that structure JSON inside it may be escaped. */
export const unescaped = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.indexOf(backslash);
  if (first < 0) return bytes;
  const said = new Uint8Array(bytes.length);
  said.set(bytes.subarray(0, first));
  let length = first;
  for (let at = first; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== backslash) {
      said[length++] = byte;
      continue;
    }
    at += 1;
    if (at >= bytes.length) break;
    const escaped = bytes[at] ?? 0;
    if (escaped !== u) said[length++] = escaped === quote || escaped === backslash ? escaped : other;
    else {
      const digits = bytes.subarray(at + 1, at + 1 + digitsOfCode);
      at += digitsOfCode;
      if (digits.length === digitsOfCode) said[length++] = structural(digits);
    }
  }
  return said.subarray(0, length);
};

const structural = (digits: Uint8Array): number => {
  const code = Number.parseInt(String.fromCharCode(...digits), 16);
  return code < 128 ? code : other;
};
