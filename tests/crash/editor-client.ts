import { apply, type Change, type Edit, edit, resolve } from '@commissary/document';
import { storedMenu } from '../../apps/server/src/testing/test-documents.ts';
import { demand, type WebClient } from './web-client.ts';

/** What one editor edits: a document at one level, read and saved as the console does it. */
export interface EditorClient {
  open(): Promise<Opened>;
}

export interface Opened {
  /** The effective document at this level. */
  readonly document: unknown;
  /** The content of this level itself: at company level the whole document, otherwise its change list. */
  readonly content: Content;
  /** Returns the content with these values set by a user. */
  edited(values: Values): Content;
  /** Returns false when another user saved in between. */
  save(values: Values): Promise<boolean>;
  put(content: Content): Promise<boolean>;
}

export type Content =
  | { readonly kind: 'document'; readonly value: object }
  | { readonly kind: 'list'; readonly changes: readonly Change[] };

export type Values = Readonly<Record<string, unknown>>;

export const settingsEditor = (client: WebClient, id: string): EditorClient => ({
  open: async () => {
    const read = await client.settings.base({ params: { id } });
    demand(read);
    const { id: documentId, ver, settingsBlob } = read.body;
    return openedDocument(settingsBlob, async value =>
      isSaved(
        await client.settings.saveBase({ params: { id }, body: { id: documentId, ver, settingsBlob: { ...value } } }),
      ),
    );
  },
});

export const employmentEditor = (client: WebClient, companyId: string): EditorClient => ({
  open: async () => {
    const params = { companyId };
    const read = await client.employment.base({ params });
    demand(read);
    const { id, ver, locationBlob } = read.body;
    return openedDocument(locationBlob, async value =>
      isSaved(await client.employment.saveBase({ params, body: { id, ver, locationBlob: { ...value } } })),
    );
  },
});

export const menuEditor = (client: WebClient, companyId: string, menuId: string): EditorClient => ({
  open: async () => {
    const read = await client.menus.base({ params: { companyId, menuId } });
    demand(read);
    const { ver } = read.body;
    return openedDocument(storedMenu(read.body.menuBlob), async value => {
      const body = { id: menuId, ver, menuBlob: JSON.stringify(value) };
      return isSaved(await client.menus.saveBase({ params: { companyId }, body }));
    });
  },
});

const openedDocument = (document: object, send: (value: object) => Promise<boolean>): Opened => {
  const edited: Opened['edited'] = values => ({ kind: 'document', value: apply(document, sets(values)) });
  const put: Opened['put'] = content => {
    if (content.kind !== 'document') throw new Error('The company saves documents.');
    return send(content.value);
  };
  return { document, content: { kind: 'document', value: document }, edited, put, save: values => put(edited(values)) };
};

export const locationSettingsEditor = (client: WebClient, id: string): EditorClient =>
  overrideClient(
    async () => {
      const read = await client.settings.layered({ params: { id } });
      demand(read);
      return { ...read.body, blob: read.body.locationBlob };
    },
    body => client.settings.saveOverride({ params: { id }, body }),
  );

export const locationEmploymentEditor = (client: WebClient, locationId: string): EditorClient =>
  overrideClient(
    async () => {
      const read = await client.employment.layered({ params: { locationId } });
      demand(read);
      return { ...read.body, blob: read.body.locationBlob };
    },
    body => client.employment.saveOverride({ params: { locationId }, body }),
  );

export const locationMenuEditor = (client: WebClient, locationId: string, menuId: string): EditorClient => {
  const params = { locationId, menuId };
  return overrideClient(
    async () => {
      const read = await client.menus.layered({ params });
      demand(read);
      return { ...read.body, blob: storedMenu(read.body.menuBlob) };
    },
    body => client.menus.saveOverride({ params, query: { overrideVer: body.overrideVer }, body }),
  );
};

interface Layered {
  readonly blob: unknown;
  readonly override: { readonly id: string; readonly ver: number; readonly changes: readonly Change[] };
  readonly groupOverride: { readonly ver: number; readonly changes: readonly Change[] } | null;
  readonly baseVer: number;
}

interface OverrideSave {
  overrideId: string;
  overrideVer: number;
  groupOverrideVer: number | null;
  baseVer: number;
  changes: Change[];
}

/** A group or a location: its whole change list is saved, on top of the layers above. */
const overrideClient = (
  read: () => Promise<Layered>,
  send: (body: OverrideSave) => Promise<SaveAnswer>,
): EditorClient => ({
  open: async () => {
    const { blob, override, groupOverride, baseVer } = await read();
    const parent = resolve(blob, [groupOverride?.changes ?? []]).value;
    const edited: Opened['edited'] = values => ({
      kind: 'list',
      changes: edit(parent, override.changes, sets(values)),
    });
    const put: Opened['put'] = async content => {
      if (content.kind !== 'list') throw new Error('A group or location saves its list.');
      const groupOverrideVer = groupOverride?.ver ?? null;
      const versions = { overrideId: override.id, overrideVer: override.ver, groupOverrideVer, baseVer };
      return isSaved(await send({ ...versions, changes: [...content.changes] }));
    };
    return {
      document: resolve(parent, [override.changes]).value,
      content: { kind: 'list', changes: override.changes },
      edited,
      put,
      save: values => put(edited(values)),
    };
  },
});

const sets = (values: Values) =>
  Object.entries(values).map(([path, value]) => ({ op: 'set', path, value }) as const satisfies Edit);

interface SaveAnswer {
  readonly status: number;
  readonly body: unknown;
}

const isSaved = (answer: SaveAnswer): boolean => {
  if (answer.status === 200) return true;
  const codes = Array.isArray(answer.body) ? answer.body.map(failure => failure.code) : [];
  if (codes.includes('CONFLICTING EDIT')) return false;
  throw new Error(`A save was refused: ${JSON.stringify(answer)}`);
};
