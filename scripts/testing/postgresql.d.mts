/** A separate PostgreSQL. */
export interface OwnPostgresql {
  readonly url: string;
  readonly data: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function ownPostgresql(): Promise<OwnPostgresql | { readonly missing: string }>;
