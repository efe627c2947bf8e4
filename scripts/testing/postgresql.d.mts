/** A separate PostgreSQL. */
export interface OwnPostgresql {
  readonly url: string;
  readonly data: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Starts another server that follows this one. */
  follow(): Promise<OwnPostgresql>;
}

export function ownPostgresql(): Promise<OwnPostgresql | { readonly missing: string }>;

/** Ends every process of the server whose data is in this folder, at once. */
export function killCluster(data: string): Promise<void>;

/** Who runs PostgreSQL, which refuses to run as root. */
export function clusterOwner(): { readonly missing?: string; readonly uid?: number; readonly gid?: number };

export function freePort(): Promise<number>;
