// More than 500 lines: every table of the database, as one type that queries are checked against.
import type { DocumentKind } from '@commissary/catalog';
import type { Change, Edit } from '@commissary/document';
import type {
  Address,
  DayStartSettings,
  LanguageTag,
  Mailing,
  PayPeriod,
  PersonalEmail,
  PilotBefore,
  PilotCounts,
  PilotLimits,
  Product,
  PublishKind,
  PushCounts,
  PushProblem,
  PushState,
  SchedulingKind,
  SchedulingReason,
  SchedulingState,
  Shift,
  ShiftFlag,
  ShiftTerms,
  TicketFlag,
  TimedOutcome,
  TimedPhase,
  TimedQuestion,
} from '@commissary/domain';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';

/** JSON is written as text (both drivers would otherwise guess about arrays) and read as a value. */
/** `ASKING`: too few terminals were in contact, a person decides. */
export type CanaryState = 'PILOTS' | 'SOAKING' | 'ASKING' | 'RELEASED' | 'HALTED' | 'STOPPED';

type Json<T> = ColumnType<T, string, string>;
type At = ColumnType<Date, Date, Date>;
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Never updated after the insert. */
type Fixed<T> = ColumnType<T, T, never>;

/** The cause of a revision: a save, or an action on several levels. */
export type RevisionSource = 'save' | 'clean-up' | 'sample' | 'restore' | 'promote' | 'move' | 'reset';

/** A layer's version at one time; null when there is no such layer or it was never saved. */
export interface Pin {
  readonly id: string;
  readonly version: number;
  readonly revisionId: string;
}
/** The pin of a location's own layer, where single edits went live since the last publish of everything. */
export interface OwnPin extends Omit<Pin, 'revisionId'> {
  /** Null where the list was never published as a whole; its version is 0 then. */
  readonly revisionId: string | null;
  /** The hash of the list that is live, where it is not the list of the revision. */
  readonly list?: string;
  /** The version of the save that this publish brought alone. */
  readonly save?: number;
  /** The version that the last publish of everything pinned; 0 = none. */
  readonly whole?: number;
}
/** The six pinned versions and ids of one document at one location, as three pins. */
export interface Pins {
  readonly base: Pin | null;
  readonly group: Pin | null;
  readonly own: OwnPin | null;
  /** The version of the people who work at the location, for kinds that are published with them. */
  readonly people?: string;
}
export interface RunningPins {
  readonly kind: DocumentKind;
  readonly manifest: string;
  /** Counts the publishes of one epoch; terminals of earlier versions do not send that. */
  readonly sequence: number;
  readonly epoch?: string | undefined;
}
export interface TerminalTrouble {
  readonly kind: DocumentKind;
  readonly manifest: string;
  readonly code: string;
}

/** The entries of a list at the paths of a timed edit, before it and with it. */
export interface ListChange {
  readonly before: readonly Change[];
  readonly after: readonly Change[];
}
interface EditSentence {
  readonly subject: string;
  readonly sentence: string;
}
/** One edit in words: in English, and in each other language. */
export interface TimedWords extends EditSentence {
  readonly path: string;
  readonly op: Edit['op'];
  /** Absent of an edit from before there was another language. */
  readonly in?: Partial<Record<LanguageTag, EditSentence>> | undefined;
}
/** What a timed edit knows of its location. */
export interface TimedState {
  /** Before it begins: the entries of the saved list at its paths, as somebody saw them who created it or decided. */
  readonly expected?: readonly Change[];
  /** Since it began: of the saved list, of the live one, and the version of the saved list then. */
  readonly saved?: ListChange;
  readonly live?: ListChange;
  readonly version?: number;
}

export interface Tables {
  company: {
    id: Fixed<string>;
    name: string;
    provider: boolean;
    /** Works without the features for external customers. */
    internal: Generated<boolean>;
    /** What the PINs of its people are hashed with for terminals: one for all, so that a terminal hashes once. */
    pin_salt: Generated<string>;
    /** The password rules of the company. */
    password_policy: Generated<'standard' | 'strong'>;
    /** When a session of its people ends: so long without a call, and so long after it began. */
    session_idle_minutes: Generated<number>;
    session_longest_minutes: Generated<number>;
    /** Whether support may change something while it acts as one of its people. */
    support_access: Generated<'never' | 'read' | 'write'>;
    support_until: string | null;
    batch_size: Generated<number>;
    /** Nobody is given a second security role at one location. */
    one_role_per_location: Generated<boolean>;
    batch_spacing_ms: Generated<number>;
    /** So long after its business day the guest of a ticket is kept. */
    guest_months: Generated<number>;
    /** When business days begin, each from a day on. */
    day_starts: ColumnType<DayStartSettings, string | undefined, string>;
    /** Identifies the company for people; given by the database. */
    number: GeneratedAlways<number>;
    /** Incremented by each edit. */
    version: Generated<number>;
    brand: ColumnType<string | null, string | null | undefined, string | null>;
    contact_name: ColumnType<string | null, string | null | undefined, string | null>;
    contact_email: ColumnType<string | null, string | null | undefined, string | null>;
    contact_phone: ColumnType<string | null, string | null | undefined, string | null>;
    /** Since when nobody enters it; null while it is open. */
    closed_at: MaybeAt;
    created_at: At;
  };
  tenant: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    type: Fixed<'LOCATION' | 'GROUP'>;
    name: string;
    group_id: string | null;
    address: ColumnType<Address | null, string | null, string | null>;
    phone: string | null;
    latitude: number | null;
    longitude: number | null;
    time_zone: string | null;
    tags: Json<string[]>;
    menu_id: string | null;
    kiosk_active: Generated<boolean>;
    /** When business days begin there, each from a day on; of a start that is null as at the company. */
    day_starts: ColumnType<DayStartSettings, string | undefined, string>;
    /** Its licenses, and since when its point of sale has one. */
    products: ColumnType<Product[], string | undefined, string>;
    licensed_at: MaybeAt;
    scheduling_location_id: string | null;
    /** Departments, job types and people of the location are sent to the scheduling service. */
    labor_integrated: Generated<boolean>;
    last_ping: MaybeAt;
    pos_version: string | null;
    created_at: At;
    removed_at: MaybeAt;
    /** Incremented by each edit. */
    version: Generated<number>;
    /** Orders by name; computed by the database. */
    sort_name: GeneratedAlways<string>;
    /** The name, and address and tags, without case and accents; computed by the database for searches. */
    name_text: GeneratedAlways<string>;
    around_text: GeneratedAlways<string>;
  };
  /** A token with which a point of sale can get its license, once; a new one replaces the one before. */
  licence_token: {
    tenant_id: Fixed<string>;
    token_hash: string;
    expires_at: ColumnType<Date>;
  };
  person: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    name: string;
    /** The name without case and accents, and with address and phone for searches; computed by the database. */
    sort_name: GeneratedAlways<string>;
    search_text: GeneratedAlways<string>;
    /** Null: the person uses terminals only. */
    email: string | null;
    /** The address in the form that comparisons use: trimmed, lower case. */
    email_key: string | null;
    phone: Generated<string | null>;
    /** The first day of work, `YYYY-MM-DD`. */
    hired_on: Generated<string | null>;
    password_hash: string | null;
    /** The password meets the strong policy: known when it was set or typed under this version. */
    password_strong: Generated<boolean>;
    /** Until when the password still signs in though it breaks the policy; null = no sign-in has met the policy yet. */
    password_due_at: MaybeAt;
    status: 'ACTIVE' | 'DELETED';
    /** Since when, and the name of who did it; null of the active, and of those who were deactivated before 0039. */
    deactivated_at: MaybeAt;
    deactivated_by: Generated<string | null>;
    /** Incremented by each edit of name, address, access or roles. */
    version: Generated<number>;
    /** What this person may do, in a sentence; only in the sample company. */
    about: string | null;
    /** What the person chose; null: what the browser asks for. */
    language: Generated<LanguageTag | null>;
    created_at: At;
  };
  role: {
    id: Fixed<string>;
    company_id: string | null;
    name: string;
    /** The name in the form that comparisons use; unique within a company. */
    name_key: string;
    permissions: Json<string[]>;
    max_discount: Generated<number>;
    /** An owner allows managers of employees to assign it, although it has more permissions than they have. */
    open_to_hiring: Generated<boolean>;
    /** Incremented by each change, so that the second of two concurrent editors gets a conflict. */
    version: Generated<number>;
  };
  granted_role: {
    id: Fixed<string>;
    person_id: Fixed<string>;
    role_id: Fixed<string>;
    on_type: Fixed<'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION'>;
    on_id: Fixed<string>;
    /** The name of the person who assigned it, stored with it. */
    given_by: ColumnType<string | null, string | null | undefined, never>;
    given_at: ColumnType<Date | null, Date | null | undefined, never>;
  };
  /** A job of a person at a place: by a job type of the place's employment document. */
  person_job: {
    id: Fixed<string>;
    /** In the order in which jobs were given. */
    number: GeneratedAlways<number>;
    person_id: Fixed<string>;
    job_type_id: Fixed<string>;
    on_type: Fixed<'COMPANY' | 'GROUP' | 'LOCATION'>;
    on_id: Fixed<string>;
  };
  /** What the job pays from a day on, until the day of the next one. */
  person_wage: {
    job_id: Fixed<string>;
    starts_on: Fixed<string>;
    cents: Fixed<number>;
    per: Fixed<PayPeriod>;
    /** Who set it, by name at that time, and when; null = from before that was stored. */
    set_by: Fixed<string | null>;
    set_at: Fixed<Date | null>;
  };
  /** A requirement that a person meets, until the end of a day; null = for good. */
  person_certification: { person_id: Fixed<string>; requirement_id: Fixed<string>; ends_on: Fixed<string | null> };
  /** How often the people who work at a company, a group or a location have changed, as terminals know them. */
  place_people: {
    place_id: Fixed<string>;
    company_id: Fixed<string>;
    version: Generated<number>;
    /** The same with their PINs: as terminals admit them. */
    log_on: Generated<number>;
  };
  /** The PIN of a person for terminals. The three columns behind the key change with it, and need it to be read. */
  person_pin: {
    person_id: Fixed<string>;
    company_id: Fixed<string>;
    key_id: string;
    /** Equal for equal PINs of a company under one key. */
    digest: string;
    pin: Uint8Array;
    /** The hash with the salt of the company, for terminals of an earlier version. */
    verifier: Uint8Array;
    /** The hash with a salt of the person; null: it is computed for the next list. */
    own_verifier: Generated<Uint8Array | null>;
  };
  /** An import of people from a file. */
  person_import: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    at: Fixed<Date>;
    /** Who imported, with the name stored with it. */
    by_id: Fixed<string>;
    by_name: Fixed<string>;
    file_name: Fixed<string>;
    added: Fixed<number>;
    changed: Fixed<number>;
    undone_at: MaybeAt;
  };
  /** A person of an import: their version after it, and what they were before; null = the import added them. */
  person_import_row: {
    import_id: Fixed<string>;
    person_id: Fixed<string>;
    version: Fixed<number>;
    before: Json<unknown>;
  };
  session: {
    token_hash: Fixed<string>;
    person_id: Fixed<string>;
    created_at: At;
    last_seen_at: At;
    /** Where it began; null for a session of an earlier version. */
    address: ColumnType<string | null, string | null | undefined, never>;
    agent: ColumnType<string | null, string | null | undefined, never>;
    /** The person as whom the session's person acts, until then. */
    acting_as: ColumnType<string | null, string | null | undefined, string | null>;
    acting_until: MaybeAt;
  };
  /** The passwords that a person had before the current one, hashed. */
  past_password: { id: GeneratedAlways<number>; person_id: Fixed<string>; password_hash: Fixed<string>; until: At };
  /**
   * One-time links and their results: `sample` is the link, `sample-pass` the browser that used it; `reset` and
   * `invite` let one person set a password.
   */
  link: {
    token_hash: string;
    purpose: Fixed<'sample' | 'sample-pass' | 'reset' | 'invite'>;
    company_id: Fixed<string>;
    person_id: Fixed<string | null>;
    created_at: At;
    expires_at: At;
    used_at: MaybeAt;
  };
  /** Failed sign-ins since the last successful one, by a hash of the typed address and by network. */
  sign_in_failure: {
    account: Fixed<string>;
    network: Fixed<string>;
    failures: number;
    first_at: At;
    locked_until: MaybeAt;
  };
  /** How often an address made a call since a time; shared by all servers. */
  call_rate: { call: Fixed<string>; address: Fixed<string>; calls: number; since: At };
  credential: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    tenant_id: Fixed<string>;
    name: string;
    client_id: Fixed<string>;
    secret_hash: string;
    created_by: Fixed<string>;
    created_at: At;
    last_used_at: MaybeAt;
    /** When the first device checked in with it; until then it gives nothing. */
    checked_in_at: MaybeAt;
    /** It is of an earlier version: its terminals may not know lists of devices. */
    has_shared_list: Generated<boolean>;
    deleted_at: MaybeAt;
  };
  check_in: {
    tenant_id: Fixed<string>;
    device_id: Fixed<string>;
    software_version: string;
    runs: Json<RunningPins[]>;
    /** What it could not take since the contact before. */
    troubles: Json<TerminalTrouble[]>;
    last_seen_at: At;
    /** The hash of the key that the device made: what it compares PINs with is of no use without it. */
    key_hash: Generated<string | null>;
    /** The digest of what the device said with its software, runs and troubles. */
    report: Generated<string | null>;
  };
  /** The last contacts of devices that had nothing new to say. Not logged: a crash of the database loses them. */
  terminal_contact: { tenant_id: Fixed<string>; device_id: Fixed<string>; at: At };
  /** A view: devices with their last contact, whatever they said. */
  device: {
    tenant_id: Fixed<string>;
    device_id: Fixed<string>;
    software_version: Fixed<string>;
    runs: ColumnType<RunningPins[], never, never>;
    troubles: ColumnType<TerminalTrouble[], never, never>;
    last_seen_at: ColumnType<Date, never, never>;
  };
  /** When a terminal first ran a publish that was its location's at that moment. */
  terminal_receipt: {
    location_id: Fixed<string>;
    device_id: Fixed<string>;
    kind: Fixed<DocumentKind>;
    sequence: Fixed<number>;
    at: Fixed<Date>;
  };
  /** A ticket of a location: one row, its newest revision. */
  ticket: {
    location_id: Fixed<string>;
    id: Fixed<string>;
    revision: number;
    /** Of what was sent; another one of the same revision is refused. */
    hash: Uint8Array;
    /** The business day on which it counts, `YYYY-MM-DD`, and the hour of the location's clocks. */
    day: string;
    hour: number;
    /** The other days on which it counts: of what happened after its close. */
    later_days: Generated<string[]>;
    /** A deferred order that counts when it is due, and not when it was taken. */
    counts_when_due: boolean;
    opened_at: At;
    closed_at: MaybeAt;
    number: number;
    server_id: string | null;
    server_name: string | null;
    /** In cents. */
    total: number;
    flags: TicketFlag[];
    last4: string[];
    /** Hashes of the guest's phone and of each word of the name, by which they are found. */
    guest_terms: string[];
    /** Name and phone of the guest, encrypted with the key of this id. */
    guest: Uint8Array | null;
    key_id: string | null;
    /** It has no guest, whatever revisions come later. */
    guest_is_forgotten: Generated<boolean>;
    /** The ticket without the guest, compressed with this dictionary. */
    body: Uint8Array;
    dictionary: number;
    received_at: At;
  };
  /** Work of an employee at a location: one row, its newest revision. */
  shift: {
    location_id: Fixed<string>;
    id: Fixed<string>;
    revision: number;
    /** Of what was sent; another one of the same revision is refused. */
    hash: Uint8Array;
    /** The business day on which it began, and the first one of its workweek, `YYYY-MM-DD`. */
    day: string;
    week: string;
    employee_id: string;
    clock_in: At;
    clock_out: MaybeAt;
    flags: ShiftFlag[];
    /** As it was sent. */
    body: Json<Shift>;
    /** What it is paid by; without what is in the settings, which many shifts share. */
    terms: Json<Pick<ShiftTerms, 'wage'> & Partial<ShiftTerms>>;
    /** Null: an earlier version has stored it, with all of its terms. */
    settings_hash: Uint8Array | null;
    received_at: At;
  };
  /** What shifts are paid by beside their wage, each once, by the hash of its text. */
  shift_settings: {
    hash: Fixed<Uint8Array>;
    settings: Json<Omit<ShiftTerms, 'wage'>>;
  };
  /** Who has a document open right now. Nothing references it, and a crash may empty it. */
  presence: {
    person_id: Fixed<string>;
    page: Fixed<string>;
    company_id: string;
    kind: DocumentKind;
    menu_id: string | null;
    tenant_id: string | null;
    sections: Json<string[]>;
    since: At;
    seen_at: At;
  };
  document: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    kind: Fixed<DocumentKind>;
    name: string;
    description: Generated<string>;
    template: Generated<boolean>;
    created_at: At;
    /** The time of the last save, in any layer; only `insertSaves` writes it. */
    saved_at: Generated<Date | null>;
    deleted_at: MaybeAt;
    deleted_by: Generated<string | null>;
    /** What it was made from, and the version of that which it has. */
    source_id: Generated<string | null>;
    source_version: Generated<number | null>;
  };
  /** An e-mail that a person does not get. */
  turned_off_email: {
    person_id: Fixed<string>;
    kind: Fixed<PersonalEmail>;
  };
  /** A whole menu that a location had of its own, from before there were menus of the company. */
  single_use_menu: {
    location_id: Fixed<string>;
    company_id: Fixed<string>;
    /** Of the company's menu that it goes with. */
    id: Fixed<string>;
    version: Generated<number>;
    settings_blob: Json<unknown>;
    single_use: Generated<boolean>;
    /** What it became. */
    menu_id: Generated<string | null>;
  };
  /** The base of a document (no tenant) or one group's or location's override. `version` is 0 before the first save. */
  layer: {
    id: Fixed<string>;
    document_id: Fixed<string>;
    tenant_id: Fixed<string | null>;
    version: number;
    revision_id: string | null;
  };
  revision: {
    id: Fixed<string>;
    layer_id: Fixed<string>;
    version: Fixed<number>;
    /** Hash of the manifest, which is a part itself. */
    manifest: Fixed<string>;
    schema_version: Fixed<number>;
    author_id: Fixed<string | null>;
    author_name: Fixed<string>;
    source: Fixed<RevisionSource>;
    reason: Fixed<string | null>;
    at: At;
  };
  /** Canonical JSON, compressed, stored once under its SHA-256. */
  part: { hash: Fixed<string>; body: Fixed<Uint8Array>; size: Fixed<number> };
  /** The manifest of the same document without chunks, for terminals of earlier versions. */
  whole_manifest: { manifest: Fixed<string>; whole: Fixed<string> };
  change_log: {
    id: GeneratedAlways<number>;
    layer_id: Fixed<string>;
    revision_id: Fixed<string>;
    version: Fixed<number>;
    path: Fixed<string>;
    op: Fixed<'set' | 'unset' | 'add' | 'remove' | 'move' | 'reset'>;
    value: Json<unknown>;
    was: Json<unknown>;
    author_id: Fixed<string | null>;
    author_name: Fixed<string>;
    at: At;
  };
  /** One batch of a publish; the batches of one call share a workflow. */
  run: {
    id: Fixed<string>;
    workflow_id: Fixed<string>;
    company_id: Fixed<string>;
    blob_type: Fixed<PublishKind>;
    action: Fixed<'PUBLISH' | 'REVERT' | 'ROLLBACK'>;
    batch: Fixed<number>;
    batches: Fixed<number>;
    requested_by: Fixed<string>;
    requested_name: Fixed<string>;
    requested_at: At;
    /** Null = at once. */
    sync_date: MaybeAt;
    /** Asked for not within open hours: moved to another time, it is again. */
    not_while_open: Generated<boolean>;
    /** It waits until the pilots of its publish are judged. */
    after_pilots: Generated<boolean>;
    due_at: At;
    started_at: MaybeAt;
    completed_at: MaybeAt;
  };
  run_location: {
    run_id: Fixed<string>;
    location_id: Fixed<string>;
    blob_type: Fixed<PublishKind>;
    status: 'WAITING' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'TERMINATED';
    /** Which publishes may wait at a location together: a scheduled one, and one of single edits. */
    scope: Fixed<'everything' | 'scheduled' | 'edits' | 'rollback'>;
    /** What goes live, by kind: pinned when the publish was requested, so the preview is what is published. */
    contents: Json<Partial<Record<DocumentKind, { pins: Pins; manifest: string; documentId: string; onRun?: string }>>>;
    reason: string | null;
    ended_at: MaybeAt;
  };
  /** One row: which database numbers the publishes. */
  epoch: {
    is_only: Generated<boolean>;
    id: string;
    /** The database that began it. */
    database_identity: string;
    at: At;
  };
  /** A publish that goes to some locations first, and what was decided of the rest. */
  canary: {
    workflow_id: Fixed<string>;
    company_id: Fixed<string>;
    blob_type: Fixed<PublishKind>;
    requested_by: Fixed<string>;
    pilots: Fixed<string[]>;
    soak_minutes: Fixed<number>;
    limits: Json<PilotLimits>;
    on_halt: Fixed<'rollback' | 'keep'>;
    state: CanaryState;
    /** When the last of the pilots went live, and until when they are watched. */
    live_at: MaybeAt;
    soak_until: MaybeAt;
    /** The terminals that were in contact in the hour before. */
    before: ColumnType<readonly PilotBefore[], string | undefined, string>;
    counts: ColumnType<PilotCounts | null, string | undefined, string>;
    reason: string | null;
    /** `DONE`, or the code of why the pilots were not rolled back; null: it was not asked for, or not decided yet. */
    rollback: string | null;
    decided_at: MaybeAt;
    /** The name of the person who decided; null: the server. */
    decided_by: string | null;
  };
  /** An uploaded image, by the name under which its file is stored. */
  image: {
    name: Fixed<string>;
    company_id: Fixed<string>;
    file_name: Fixed<string>;
    label: string;
    alt: string;
    bytes: Fixed<number>;
    version: Generated<number>;
    by_name: Fixed<string>;
    at: At;
    /** Whether its file was seen in the store: a browser may upload it past this server. */
    stored: boolean;
    deleted_at: MaybeAt;
  };
  /** No publish of menu and settings reaches it until it is released. */
  frozen_location: {
    location_id: Fixed<string>;
    reason: Fixed<string>;
    by_name: Fixed<string>;
    at: At;
  };
  published: {
    location_id: Fixed<string>;
    kind: Fixed<DocumentKind>;
    document_id: string;
    pins: Json<Pins>;
    manifest: string;
    sequence: number;
    run_id: string;
    published_at: At;
  };
  published_history: {
    id: GeneratedAlways<number>;
    location_id: Fixed<string>;
    kind: Fixed<DocumentKind>;
    document_id: Fixed<string>;
    pins: Json<Pins>;
    manifest: Fixed<string>;
    sequence: Fixed<number>;
    run_id: Fixed<string>;
    by_name: Fixed<string>;
    at: At;
  };
  /** An edit of locations with a start or an end. */
  timed_edit: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    kind: Fixed<DocumentKind>;
    menu_id: Fixed<string | null>;
    edits: Json<readonly Edit[]>;
    /** The edits as sentences, with the names of then. */
    words: Json<readonly TimedWords[]>;
    /** Local date and time of each location; null = at once. */
    starts: Fixed<string | null>;
    /** The same; null = it stays. */
    ends: Fixed<string | null>;
    author_id: Fixed<string>;
    author_name: Fixed<string>;
    created_at: At;
  };
  timed_location: {
    edit_id: Fixed<string>;
    location_id: Fixed<string>;
    /** With whose permissions it starts and ends: its author's, or those of whoever decided. */
    actor_id: string;
    phase: TimedPhase;
    starts_at: At;
    ends_at: MaybeAt;
    /** When something has to be done; null = nothing, or a person has to decide. */
    due_at: MaybeAt;
    question: TimedQuestion | null;
    outcome: TimedOutcome | null;
    state: Json<TimedState>;
    changed_at: At;
  };
  /** The paths that a timed edit holds, and when; none when it is over. */
  timed_path: {
    edit_id: Fixed<string>;
    location_id: Fixed<string>;
    slot: Fixed<string>;
    during: string;
  };
  secret: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    /** The document and path that the value is bound to. */
    document_id: Fixed<string>;
    path: Fixed<string>;
    ciphertext: Uint8Array;
    key_id: string;
    last4: Fixed<string>;
    by_name: Fixed<string>;
    at: At;
  };
  /** A request to the build service, and its last response. */
  /** What is shown on home, by company or for everybody. */
  news: { feed: Fixed<string>; articles: string; version: number; saved_at: At };
  mobile_app_build: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    version: Fixed<string>;
    status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
    urls: Json<{ android?: string; ios?: string }>;
    requested_name: Fixed<string>;
    requested_at: At;
    /** When the service accepted it. */
    handed_over_at: MaybeAt;
    finished_at: MaybeAt;
  };
  push_notification: {
    id: Fixed<string>;
    company_id: Fixed<string>;
    title: Fixed<string>;
    body: Fixed<string>;
    /** The groups and locations that were chosen; null = the whole company. */
    places: ColumnType<string[] | null, string | null, never>;
    /** On the clock of each location; null = at once. */
    local_date_time: Fixed<string | null>;
    at_night: Fixed<boolean>;
    /** The phones that were counted when it was written. */
    devices: Fixed<number>;
    by_name: Fixed<string>;
    created_at: At;
  };
  /** Sums of what a location sold on a business day (2026-11-21) or in a month (2026-11), compressed. */
  rollup: {
    location_id: Fixed<string>;
    span: Fixed<string>;
    body: Uint8Array;
    /** Those of them that are few; null: an earlier version has made them. */
    short: Uint8Array | null;
    /** The day is closed; a month never is. */
    closed: Generated<boolean>;
    /** How often the sums were made anew; a trigger counts it. */
    made: Generated<number>;
    /** The file that has what was sold on the closed day; null: none has. A trigger empties it with new sums. */
    file: Generated<string | null>;
    /** In which version a ClickHouse has the closed day; null: none has. The trigger empties it too. */
    sent: Generated<string | null>;
  };
  /** A business day as it was closed. */
  closed_day: {
    location_id: Fixed<string>;
    day: Fixed<string>;
    closed_at: At;
    /** Of the text that is compressed in the body. */
    hash: Fixed<Uint8Array>;
    body: Fixed<Uint8Array>;
    /** The name of who closed it; null: it closed by itself. */
    closed_by: Fixed<string | null>;
  };
  /** A report as somebody keeps it. */
  report_view: {
    company_id: Fixed<string>;
    id: Fixed<string>;
    owner_id: Fixed<string>;
    report: string;
    name: string;
    folder: string;
    /** Everybody sees it who may open the report there. */
    is_shared: boolean;
    /** What the address has. */
    query: Json<Readonly<Record<string, string>>>;
    /** How often it is mailed to its owner, and when it is next. */
    mail: ColumnType<Mailing | null, string | null | undefined, string | null>;
    mail_at: MaybeAt;
    saved_at: At;
  };
  /** Those that have to be made, once more: a trigger marks them with every ticket. */
  rollup_due: {
    location_id: Fixed<string>;
    span: Fixed<string>;
    /** Another number each time; who has made the sums removes the mark that was there before. */
    mark: Generated<string>;
    claimed_until: MaybeAt;
  };
  /** Sums of what the locations of a company or of a group sold on a day or in a month, by item, compressed. */
  scope_rollup: {
    company_id: Fixed<string>;
    span: Fixed<string>;
    /** The company or the group. */
    scope_id: Fixed<string>;
    /** Of so many rows of locations, and the sum of a hash of each and how often it was made. */
    members: number;
    position: string;
    body: Uint8Array;
  };
  /** Those that have to be made; a span that is empty: what of the company does not match any more is to be found. */
  scope_rollup_due: {
    company_id: Fixed<string>;
    span: Fixed<string>;
    scope_id: Fixed<string>;
    mark: Generated<string>;
    claimed_until: MaybeAt;
  };
  /** What goes out of a notification at one instant. */
  push_message: {
    id: Fixed<string>;
    notification_id: Fixed<string>;
    company_id: Fixed<string>;
    location_ids: ColumnType<string[], string, never>;
    due_at: At;
    /** After it, it is not sent any more. */
    latest_at: At;
    state: PushState;
    problem: PushProblem | null;
    /** When the service is called next, to send it or for its counts; null = no more. */
    next_at: MaybeAt;
    tries: Generated<number>;
    ended_at: MaybeAt;
    accepted: number | null;
    counts: ColumnType<PushCounts | null, never, string>;
  };
  /** That something which the scheduling service knows of a company may have changed, written with the change. */
  scheduling_company: {
    company_id: Fixed<string>;
    /** Incremented by each change. */
    changes: Generated<number>;
    /** When to compare it with what was sent; null: nothing is left to do. */
    due_at: MaybeAt;
    /** The service did not respond: no call before then, and how often it has failed in a row. */
    paused_until: MaybeAt;
    failures: Generated<number>;
    /** The process that makes calls for the company, until then. */
    claim: string | null;
    claimed_until: MaybeAt;
  };
  /** What the scheduling service knows of a department, job type or person; a location whose cache it has to clear. */
  scheduling_item: {
    company_id: Fixed<string>;
    kind: Fixed<SchedulingKind>;
    /** The group or location that it belongs to; empty: the company. */
    place_id: Fixed<string>;
    item_id: Fixed<string>;
    name: string;
    external_id: string | null;
    /** The name and department that the service has. */
    sent_name: string | null;
    sent_department: string | null;
    state: SchedulingState;
    why: SchedulingReason | null;
    /** The last call with its values: one that failed for good is not made again while it is the same. */
    attempted: string | null;
    attempts: Generated<number>;
    failing_since: MaybeAt;
    retry_at: MaybeAt;
    changed_at: ColumnType<Date>;
  };
  /** Work that must follow a commit, written in the same transaction. */
  outbox: {
    id: GeneratedAlways<number>;
    topic: Fixed<string>;
    payload: Json<unknown>;
    created_at: At;
    done_at: MaybeAt;
    /** The process that claimed the work has it until then; failed work is tried again then. */
    next_at: MaybeAt;
    tries: Generated<number>;
  };
  /** The first response to a request with an `Idempotency-Key`. */
  idempotency: {
    /** The holder of the key: a person, or an address without a session. */
    person_id: Fixed<string>;
    key: Fixed<string>;
    call: Fixed<string>;
    status: number;
    body: Json<unknown>;
    at: At;
  };
  /** Append-only: a trigger rejects UPDATE and DELETE. */
  audit: {
    id: GeneratedAlways<number>;
    at: At;
    company_id: Fixed<string | null>;
    person_id: Fixed<string | null>;
    person_name: Fixed<string>;
    /** As whom the person acted, with the name at that time. */
    acting_as: Fixed<string | null>;
    acting_as_name: Fixed<string | null>;
    address: Fixed<string | null>;
    /** The beginning of the session's hash: identifies a session, but cannot be used to sign in. */
    session: Fixed<string | null>;
    /** Browser and system of the client, by family: `Firefox on Linux`. */
    agent: Fixed<string | null>;
    source: Fixed<string>;
    kind: Fixed<string>;
    action: Fixed<string>;
    /** The tenant: a location or group; null = the company, or several tenants (`audit_place`). */
    place_id: Fixed<string | null>;
    target: Fixed<string | null>;
    /** Name of the target, stored with the entry. */
    subject: Fixed<string>;
    details: Json<unknown>;
    /** The text that searches use: lower case, with single spaces between words. */
    words: Fixed<string>;
  };
  /** The tenants of an entry that is about several. Append-only too. */
  audit_place: { place_id: Fixed<string>; at: At; audit_id: Fixed<number> };
}

/** The database or a transaction on it; store functions take either. */
export type Db = Kysely<Tables>;
