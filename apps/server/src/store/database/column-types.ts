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

/**
 * How bytes get into and out of the embedded database. Its own way goes from digit to digit, six to fifteen times as long as
 * this, and nothing else is answered meanwhile: of a report nearly all the time that others waited.
 */
export const embeddedBytes = {
  parsers: { [bytea]: (text: string) => plainBytes(Buffer.from(text.slice('\\x'.length), 'hex')) },
  serializers: {
    [bytea]: (value: unknown): string => {
      if (!(value instanceof Uint8Array)) throw new TypeError('Bytes are a Uint8Array.');
      return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
    },
  },
};
