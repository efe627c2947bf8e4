import type { Draft, StoredDraft } from './stored-draft.ts';

/** Stores drafts while no page has them open, in the browser's IndexedDB. Each call fails when there is none. */
export interface DraftStorage<D extends StoredDraft = Draft> {
  put(draft: D): Promise<void>;
  take(id: string): Promise<D | null>;
  remove(id: string): Promise<void>;
  /** The drafts of one person on one document, newest first. */
  of(owner: string, document: string): Promise<readonly D[]>;
  /** Every draft of one person, newest first. */
  ownedBy(owner: string): Promise<readonly D[]>;
}

/** The one draft storage of this browser, typed for one kind of draft. */
export const openDraftStorage = <D extends StoredDraft>(): DraftStorage<D> => {
  const written = new Map<string, D['sections']>();
  return {
    put: async ({ sections, ...draft }) => {
      await inOne('readwrite', drafts => [drafts.put(draft)]);
      if (written.get(draft.id) === sections) return;
      written.set(draft.id, sections);
      // A section can be megabytes and stays the same while the user types: it is written when typing pauses.
      const isCurrent = () => written.get(draft.id) === sections;
      import('./section-text.ts')
        // As they are where the connection is gone.
        .then(
          ({ sectionText }) => sectionText(sections, isCurrent),
          () => (isCurrent() ? { sections } : null),
        )
        .then(kept => kept && inOne('readwrite', (_, before) => [before.put({ id: draft.id, ...kept })]))
        .catch(() => written.delete(draft.id));
    },
    take: async id => {
      const [draft, before] = await inOne('readonly', (drafts, sections) => [drafts.get(id), sections.get(id)]);
      return draft === undefined ? null : whole<D>(draft, before);
    },
    remove: async id => {
      written.delete(id);
      await inOne('readwrite', (drafts, before) => [drafts.delete(id), before.delete(id)]);
    },
    of: async (owner, document) => {
      const [found] = await inOne('readonly', drafts => [drafts.index(byDocument).getAll([owner, document])]);
      return newestFirst<D>(found);
    },
    ownedBy: async owner => {
      // In the key order of IndexedDB, an empty array sorts after every string.
      const range = IDBKeyRange.bound([owner], [owner, []]);
      const [found] = await inOne('readonly', drafts => [drafts.index(byDocument).getAll(range)]);
      return newestFirst<D>(found);
    },
  };
};

const newestFirst = <D extends StoredDraft>(found: unknown): readonly D[] =>
  ((found ?? []) as readonly D[]).toSorted((a, b) => b.at - a.at);

const name = 'commissary-drafts';
const version = 1;
const byDocument = 'place';

interface StoredSections {
  readonly text?: string;
  /** Of a draft that an earlier version of the console stored. */
  readonly sections?: StoredDraft['sections'];
}

const whole = <D extends StoredDraft>(draft: unknown, before: unknown): D => {
  const { text, sections = {} } = (before ?? {}) as StoredSections;
  return { ...(draft as D), sections: text === undefined ? sections : JSON.parse(text) };
};

/** The drafts of forms. */
export const draftStorage = openDraftStorage<Draft>();

let opening: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('draft', { keyPath: 'id' }).createIndex(byDocument, ['owner', 'document']);
      request.result.createObjectStore('before', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
};

type Act = (drafts: IDBObjectStore, before: IDBObjectStore) => readonly IDBRequest[];

/** Runs everything in one transaction; resolves with what was read when the transaction is durable. */
const inOne = async (mode: IDBTransactionMode, act: Act): Promise<readonly unknown[]> => {
  const transaction = (await database()).transaction(['draft', 'before'], mode);
  const requests = act(transaction.objectStore('draft'), transaction.objectStore('before'));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
  return requests.map(request => request.result);
};
