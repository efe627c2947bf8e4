import type { Noun, PublishKind } from '@commissary/domain';
import type { Field } from '@commissary/schema';
import type { LocationSettings } from './location-settings/location-settings.ts';

/** What is known of a kind of document without its fields. */
export interface DocumentKindRecord {
  /** The name of the whole document in save messages. */
  readonly title: Noun;
  /** Its name beside a number, and where copied values are counted. */
  readonly shortLabel: string;
  readonly copiedIn: string;
  /**
   * Where a company has several: the parameter of a call that names one, which is also the attribute of a location that
   * says which one it uses. Absent where every company has exactly one.
   */
  readonly idParameter?: 'menuId';
  /** The screen that lists what is most likely a mistake in it. */
  readonly findingsScreen: 'employmentFindings' | 'menuFindings' | 'settingsFindings';
  /**
   * What one edit session covers, with its undo, draft and save bar: every screen of the document, so that only leaving
   * the document asks, or each screen by itself.
   */
  readonly editSession: 'document' | 'screen';
  /** It is published with the people who work at the location. */
  readonly people?: true;
  /** The documents with the same value go live together. */
  readonly publishedWith: PublishKind;
  /** The code of a body that is no document of this kind. */
  readonly notRecognized: string;
  readonly wire: DocumentWire;
}

/** Everything that differs between kinds of documents. Contract, server, console and terminal read it here. */
export interface DocumentDefinition<out T = unknown> extends DocumentKindRecord {
  readonly field: Field<T>;
  /** Incremented with every migration; a stored revision has the version with which it was written. */
  readonly schemaVersion: number;
  /** Returns the published document with the values of its computed keys. */
  computed?(document: T, context: PublishSurroundings): unknown;
  /** Whether a body is a document of this kind at all; without it, every object is. */
  readonly recognizes?: (members: Readonly<Record<string, unknown>>) => boolean;
  /** What the console says when the document cannot be loaded, and whether it leaves the screen then. */
  readonly loadFailure: { readonly message: string; readonly leavesScreen: boolean };
  /** It can be exported to a file, and imported. */
  readonly file?: true;
  /** A sheet contains the prices below these paths instead of all fields. */
  readonly pricesAt?: readonly string[];
  /** The message of a conflict at company level; absent: the one that names the section. */
  readonly conflictMessage?: string;
}

/** What published values are computed from, beside their document. */
export interface PublishSurroundings {
  /** The settings of the same location. */
  readonly settings: LocationSettings;
  /** The address of the online store, such as `https://order.example`; without one offers have no short address. */
  readonly onlineStore: string | null;
}

/** What a kind is called on the wire. */
export interface DocumentWire {
  /** Its area in the contract. */
  readonly area: string;
  /** The beginning of its paths. */
  readonly root: `/api/${string}`;
  /** The path parameters that name the company, and the group or location. */
  readonly company: string;
  readonly tenant: string;
  /** The member of a body that contains the document: the company's own, and the one that a group or location sees. */
  readonly base: string;
  readonly layered: string;
  /** The document is sent as a text that contains JSON, in both directions, and a company-level save is compressed. */
  readonly text?: true;
  /** Members of the document that are computed for every answer, ignored in a save and never stored. */
  readonly computed?: readonly string[];
  /** The status of a company-level save on an outdated version. */
  readonly staleStatus: 400 | 409;
  /** The last part of the path of what is live. */
  readonly published: string;
  /** Its versions in the publish status of a location (ENT.SyncStatus). */
  readonly syncInfo: string;
}
