/** Type numbers of PostgreSQL. */
const int8 = 20;
const bytea = 17;

type Parser = (text: string) => unknown;
interface ParserSource {
  getTypeParser(oid: number, format: 'text'): Parser;
  getTypeParser(oid: number, format: 'binary'): (value: Buffer) => unknown;
}

/**
 * Makes `pg` return the types of the embedded database: identity ids and counts as numbers (all far below 2^53), bytes
 * as a plain Uint8Array.
 */
export const parserOf =
  (types: ParserSource) =>
  (oid: number, format: string = 'text'): ((value: never) => unknown) => {
    if (format === 'binary') return types.getTypeParser(oid, 'binary');
    if (oid === int8) return (text: string) => Number(text);
    const parse = types.getTypeParser(oid, 'text');
    return oid === bytea ? (text: string) => plainBytes(parse(text)) : parse;
  };

const plainBytes = (value: unknown): unknown =>
  value instanceof Uint8Array ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : value;
