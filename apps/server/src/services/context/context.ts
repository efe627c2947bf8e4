import type { EmailTransport, HttpClient, ImageStore } from '../../adapters/index.ts';
import type { ServerConfig } from '../../config/index.ts';
import type { ClickHouse } from '../../store/clickhouse/index.ts';
import type { ChangeEvents, DatabaseKind, Db, Replica, RowCache } from '../../store/database/index.ts';
import type { SoldFiles } from '../../store/sold-files/index.ts';
import type { CheckInBatches, ContactLog } from '../../store/tenants/index.ts';
import type { PartStore } from '../content/index.ts';
import type { GuestSafe, LinkSigner, PinSafe, Vault } from '../secrets/index.ts';
import type { RefusedCalls } from '../turns/index.ts';

/** The parts of a running server. Time and random values come only from here, so that tests can control them. */
export interface Context {
  readonly config: ServerConfig;
  readonly db: Db;
  /** For what terminals report all the time: apart from the connections of people, and without waiting for the disk. */
  readonly contacts: Db;
  /** Contacts of terminals that had nothing new to say. */
  readonly contactLog: ContactLog;
  /** What check-ins read and store, of several at once. */
  readonly checkIns: CheckInBatches;
  /** Calls of which this process had too many at once. */
  readonly refusedCalls: RefusedCalls;
  /** Where calls that say so are read. */
  readonly replica: Replica | null;
  readonly databaseKind: DatabaseKind;
  /** Delivers e-mails; services add them to the queue, and the e-mail job sends them. */
  readonly mail: EmailTransport;
  /** Calls other services; nothing else does. */
  readonly outgoing: HttpClient;
  /** Cached rows, invalidated as soon as they change. */
  readonly rowCache: RowCache;
  /** Stored documents by hash, with the most recently read ones cached. */
  readonly content: PartStore;
  /** Values that are written and never read back. */
  readonly secrets: Vault;
  /** PINs of people, encrypted. */
  readonly pins: PinSafe;
  /** Guests of tickets, encrypted, and found by hashes. */
  readonly guests: GuestSafe;
  /** Signs addresses that this server returns. */
  readonly links: LinkSigner;
  /** Image files, by generated names. */
  readonly images: ImageStore;
  /** What was sold on closed days, as files that are asked what kept sums do not answer. */
  readonly soldFiles: SoldFiles;
  /** A ClickHouse that is asked the same, where it has what it is asked of; null: there is none. */
  readonly clickHouse: ClickHouse | null;
  /** Notifies when a publish or a document changed, in any process. */
  readonly changeEvents: ChangeEvents;
  now(): Date;
  /** 12 characters of base 32; the first is a letter. */
  newId(): string;
  /** 256 random bits, in characters that are valid in an address. */
  newToken(): string;
  /** From 0 (included) to 1 (excluded). */
  random(): number;
  log(event: LogEvent): void;
  close(): Promise<void>;
}

export interface LogEvent {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly requestId?: string;
  readonly error?: unknown;
}
