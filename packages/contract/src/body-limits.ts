import { type Endpoint, worksSignedOut } from './endpoint.ts';

/** The limits of a request body, counted while it is received and before it is parsed. */
export interface BodyLimits {
  /** As received, possibly compressed. */
  readonly bytes: number;
  /** After decompression. */
  readonly unpackedBytes: number;
  /** Lists, objects and the values in them. */
  readonly values: number;
  /** Different names of members: each costs the parser more than a value does. */
  readonly names: number;
  readonly depth: number;
  /** Of one text or key, as received. */
  readonly textBytes: number;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const limits = (bytes: number, rest: Partial<BodyLimits>): BodyLimits => ({
  bytes,
  unpackedBytes: bytes,
  values: 10_000,
  names: 1000,
  depth: 64,
  textBytes: bytes,
  ...rest,
});

/** Without a session: an address, a password, a token. */
const brief = limits(16 * kibibyte, { values: 500, names: 100 });
/** With a session: more requires a permission. */
const ordinary = limits(64 * kibibyte, {});
const ofSize = {
  /** Ten thousand tenants, each with its changes; paths may be 2048 characters long. */
  list: limits(mebibyte, { values: 60_000, textBytes: 16 * kibibyte }),
  /**
   * A menu of five thousand items, each with two sizes in two pricing schemes and four categories of modifiers, is
   * 6 MiB and 540,000 values. The longest text that a document holds has 20,000 characters, each of which may be sent
   * as an escape of six bytes.
   */
  document: limits(8 * mebibyte, {
    unpackedBytes: 16 * mebibyte,
    values: 600_000,
    names: 20_000,
    textBytes: 256 * kibibyte,
  }),
};

/** The limit for every user who may make the call. A terminal is brief, but for what it sold. */
export const ordinaryLimits = ({ access, large }: Pick<Endpoint, 'access' | 'large'>): BodyLimits => {
  const isBrief = access.kind === 'credential' ? large === undefined : worksSignedOut({ access });
  return isBrief ? brief : ordinary;
};

/** The limit for holders of the permissions that the call names for large bodies. */
export const largeLimits = (endpoint: Pick<Endpoint, 'access' | 'large' | 'accepts'>): BodyLimits => {
  const { large, accepts: takes } = endpoint;
  if (takes !== undefined) return limits(takes.maxBytes, {});
  return large === undefined ? ordinaryLimits(endpoint) : ofSize[large.holds];
};
