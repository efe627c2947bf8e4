import type { OverrideRecord } from '@commissary/contract';
import type { Level } from '@commissary/domain';
import type { Field } from '@commissary/schema';
import { createContext, useContext } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import type { FormStore } from './form-store.ts';

/** What the parts around an edit session read, whether it is on a document or on a record. */
export interface SessionContextValue {
  readonly store: FormStore;
  /** The edited document; null for a record, which has one level and no history of saves. */
  readonly address: CachedDocumentKey | null;
  readonly level: Level;
  /** The name of each level here: Company, the group's name, the location's name. */
  readonly names: Readonly<Record<Level, string>>;
  /** Who gets the edited values, inside a sentence: the company, Elm St. */
  readonly owner: string;
  /** Scrolls to a field, wherever on the page it is. */
  show(path: string): void;
  /** The time zone in which instants of this tenant are shown. */
  readonly zone: string;
}

/** What every part of a form may read besides: the names of the levels, and links to the same field elsewhere. */
export interface FormContextValue extends SessionContextValue {
  readonly address: CachedDocumentKey;
  /** Whether levels are shown: not in a company with one location. */
  readonly levels: boolean;
  /** The level of a layer by its tenant; null is the company. */
  levelOf(tenantId: string | null): Level;
  /** The address of the same field at another level; null where the user has no access. */
  hrefOf(level: Level, path: string): string | null;
  /** The address of the same field at one group or location. */
  hrefAt(tenantId: string, path: string): string;
  /** The field that the address names; lists open its parents. */
  readonly target: string | null;
  /** Whether a field has a row here. */
  isShown(field: Field): boolean;
  /** A fresh id for a new member. */
  newId(): string;
  /** What groups and locations below this level set themselves; empty until it is loaded. */
  readonly below: readonly DescendantOverrides[];
  /** The newest change of a path at a level, for "who" and "when"; `undefined` until it is loaded. */
  latestAt(level: Level, path: string): { readonly by: string; readonly at: number } | undefined;
}

/** One group's or location's own list, with its name. */
export interface DescendantOverrides {
  readonly tenantId: string;
  readonly name: string;
  readonly level: Level;
  readonly changes: OverrideRecord['changes'];
  /** The version of the list. */
  readonly ver: number;
  readonly set: OverrideRecord['set'];
}

export const FormContext = createContext<SessionContextValue | FormContextValue | null>(null);

/** The edit session around a part of a page. */
export const useEditSession = (): SessionContextValue => {
  const session = useContext(FormContext);
  if (session === null) throw new Error('a field stands outside a form');
  return session;
};

/** The same for the parts that only a document has. */
export const useForm = (): FormContextValue => {
  const session = useEditSession();
  if (!isOfDocument(session)) throw new Error('a part of a document stands in the form of a record');
  return session;
};

const isOfDocument = (session: SessionContextValue): session is FormContextValue => session.address !== null;
