import { type Change, normalize } from '@commissary/document';
import {
  definitionPath,
  type Field,
  fieldsTo,
  isSecret,
  memoByIdentity,
  redact,
  redactChanges,
  restoreUnreadableChanges,
  splitPath,
} from '@commissary/schema';
import {
  documentChanges,
  type LoadedSnapshot,
  pendingChangesOf,
  savedCopy,
  type Versions,
  type WorkingCopy,
} from '../../snapshot/index.ts';
import { contentOf, type EditSession, withoutUntouched } from '../edit-session/index.ts';

/** Unsaved work, stored outside the page: the fields that the draft storage reads, whatever the work is on. */
export interface StoredDraft {
  readonly id: string;
  /** The person who typed it; it is never offered to another person. */
  readonly owner: string;
  /** Which document of which tenant. */
  readonly document: string;
  /** Where the work was done, under the page's name at the time. */
  readonly where: DraftScope;
  /** When the last change was made, in epoch milliseconds. */
  readonly at: number;
  readonly count: number;
  /** The part that stays the same while the user types, and may be large. */
  readonly sections: Sections;
}

/**
 * Unsaved work on one document: plain data without anything that must not be written to a disk. States are change
 * lists, at company level the difference to the saved document.
 */
export interface Draft extends StoredDraft {
  readonly versions: Versions;
  /** The own list that the work started from. */
  readonly own: readonly Change[];
  /** At company level the sections that the work touched, as they were before it. */
  readonly sections: Sections;
  readonly past: readonly Step[];
  readonly present: Step;
  readonly future: readonly Step[];
  readonly kept: readonly string[];
}

export type Step = readonly Change[];
export type Sections = Readonly<Record<string, unknown>>;

export interface DraftScope {
  readonly title: string;
  /** The level: a location, a group, or the company. */
  readonly place: string;
  readonly href: string;
}

export type DraftFacts = Pick<StoredDraft, 'id' | 'owner' | 'document' | 'where' | 'at'>;

const keptSteps = 100;

/** What is stored of a session; null when nothing in it can be stored or needs to be. */
export const storedDraftOf = (current: EditSession, facts: DraftFacts): Draft | null => {
  const session = withoutUntouched(current);
  const { opened, steps, kept } = session;
  const content = contentOf(session);
  const count = pendingChangesOf(opened, content).length - forMemoryIn(opened, content) + kept.length;
  if (count === 0) return null;
  const stepOf = (content: WorkingCopy) => storable(opened, content);
  const [past, present, future] = [
    steps.past.slice(-keptSteps).map(stepOf),
    stepOf(steps.present),
    steps.future.slice(0, keptSteps).map(stepOf),
  ];
  return {
    ...facts,
    count,
    versions: opened.versions,
    own: storable(opened, savedCopy(opened)),
    sections: opened.level === 'company' ? sectionsUnder(opened, [...past, present, ...future]) : noSections,
    past,
    present,
    future,
    kept,
  };
};

/** The number of changes of a session that stay in memory only: secrets, and values with restricted reading. */
export const memoryOnlyCount = ({ opened, steps }: EditSession): number => forMemoryIn(opened, steps.present);

/** Counted once for a content: the save bar asks after each edit, the undo of thousands too. */
const forMemoryIn = memoByIdentity(
  (opened: LoadedSnapshot, content: WorkingCopy): number =>
    pendingChangesOf(opened, content).filter(({ path }) => isForMemory(opened.definition, path)).length,
);

export const nobody = () => false;
const noSections: Sections = {};

/** Whether a value is held only in memory: secrets, and values with restricted reading. */
export const isForMemory = (definition: Field, path: string): boolean =>
  !isOpen(definition, definitionPath(path)) &&
  (fieldsTo(definition, path)?.some(field => field.read !== undefined || isSecret(field)) ?? false);

/** Whether nothing at or below the paths of a definition is hidden from anybody: asked once for all members of a list. */
const isOpen = memoByIdentity((definition: Field, path: string): boolean => {
  const probe = { op: 'set', path };
  return redactChanges(definition, [probe], nobody)[0] === probe;
});

/** A list without the values that are held only in memory. */
export const storableList = (definition: Field, changes: readonly Change[]): Step =>
  changes
    .flatMap(change =>
      isOpen(definition, definitionPath(change.path)) ? change : redactChanges(definition, [change], nobody),
    )
    .filter(({ path }) => !isForMemory(definition, path));

const storable = memoByIdentity((opened: LoadedSnapshot, content: WorkingCopy): Step => {
  const { definition } = opened;
  const changes = content.kind === 'list' ? content.changes : documentChanges(definition, opened.base, content.value);
  return storableList(definition, changes);
});

/** The same object while the same sections are touched, so that they are written once and not with every character. */
const sectionsUnder = (opened: LoadedSnapshot, steps: readonly Step[]): Sections => {
  const touched = [...new Set(steps.flatMap(step => step.map(({ path }) => splitPath(path)[0] ?? '')))].sort();
  return sectionsNamed(opened, touched.join());
};
const sectionsNamed = memoByIdentity((opened: LoadedSnapshot, names: string): Sections => {
  const base = redact(opened.definition, opened.base, nobody) as Sections;
  return Object.fromEntries(
    names
      .split(',')
      .filter(Boolean)
      .map(key => [key, base[key]]),
  );
});

/** A stored list with the left-out values, as the record has them. */
export const listIn = ({ definition, own }: LoadedSnapshot, step: Step): readonly Change[] => {
  const whole = restoreUnreadableChanges(definition, own, step, nobody);
  return normalize([
    ...whole.filter(({ path }) => !isForMemory(definition, path)),
    ...own.filter(({ path }) => isForMemory(definition, path)),
  ]);
};
