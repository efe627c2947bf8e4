import type { Employment } from '@commissary/catalog';
import { demand, type WebClient } from './web-client.ts';

const company = 'sorrel-and-salt';
/** Where people are hired, the only location that is integrated. */
export const workplace = 'elm-st';
/** So many things are there before one is removed. */
const fewest = 4;

type Kind = 'department' | 'role' | 'user';

/** Something that the scheduling service has to know, as it is saved. */
export interface SavedItem {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  /** Every name that it has had: the service may know an earlier one. */
  readonly names: readonly string[];
  /** Of a job type. */
  readonly departmentId?: string;
}

export interface SchedulingManager {
  /** What was saved and is still there. */
  readonly saved: ReadonlyMap<string, SavedItem>;
  /** Saves one change that the service has to be told of. */
  change(): Promise<void>;
}

/** Somebody who adds, renames, moves and removes departments, job types and people; each name is used once. */
export const createSchedulingManager = (client: WebClient, random: () => number): SchedulingManager => {
  const saved = new Map<string, SavedItem>();
  let last = 0;
  const newName = (kind: Kind): string => `${kind} ${++last}`;
  const put = (item: SavedItem): void => void saved.set(item.id, item);
  const ofKind = (kind: Kind): SavedItem[] => [...saved.values()].filter(item => item.kind === kind);
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  const saveDocument = async (change: (document: Employment) => Employment): Promise<void> => {
    const params = { companyId: company };
    const read = await client.employment.base({ params });
    demand(read);
    const { id, ver, locationBlob } = read.body;
    const body = { id, ver, locationBlob: change(locationBlob as unknown as Employment) as never };
    demand(await client.employment.saveBase({ params, body }));
  };
  const jobs = [{ jobTypeId: '1', grantObject: { type: 'LOCATION' as const, id: workplace } }];

  const addDepartment = async (): Promise<void> => {
    const [id, name] = [`d-${++last}`, newName('department')];
    await saveDocument(document => ({
      ...document,
      departments: [...document.departments, { id, name, created: 0, updated: 0, isDefault: false }],
    }));
    put({ kind: 'department', id, name, names: [name] });
  };
  const addJobType = async (): Promise<void> => {
    const [id, name, departmentId] = [`j-${++last}`, newName('role'), any(ofKind('department'))?.id ?? '1'];
    await saveDocument(document => {
      const [model] = document.jobTypes;
      const added = model === undefined ? [] : [{ ...model, id, name, departmentId }];
      return { ...document, jobTypes: [...document.jobTypes, ...added] };
    });
    put({ kind: 'role', id, name, names: [name], departmentId });
  };
  const hire = async (): Promise<void> => {
    const name = newName('user');
    const email = `${name.replace(' ', '-')}@sorrel.example`;
    const body = { name, email, roles: [], invite: false, jobs };
    const made = await client.users.create({ params: { id: company }, body });
    demand(made);
    put({ kind: 'user', id: made.body.id, name, names: [name] });
  };
  const rename = async (item: SavedItem): Promise<void> => {
    const name = newName(item.kind);
    if (item.kind === 'user') {
      const read = await client.users.get({ params: { id: item.id } });
      demand(read);
      const { id, ver, email, status } = read.body;
      demand(await client.users.update({ params: { id: company }, body: { id, ver, name, email, status, roles: [] } }));
    } else {
      const section = item.kind === 'department' ? 'departments' : 'jobTypes';
      await saveDocument(document => ({
        ...document,
        [section]: document[section].map(row => (row.id === item.id ? { ...row, name } : row)),
      }));
    }
    put({ ...item, name, names: [...item.names, name] });
  };
  const move = async (item: SavedItem): Promise<void> => {
    const departmentId = any(ofKind('department').filter(({ id }) => id !== item.departmentId))?.id ?? '2';
    await saveDocument(document => ({
      ...document,
      jobTypes: document.jobTypes.map(job => (job.id === item.id ? { ...job, departmentId } : job)),
    }));
    put({ ...item, departmentId });
  };
  const remove = async (item: SavedItem): Promise<void> => {
    if (item.kind === 'user') {
      const removed = await client.users.remove({ params: { id: item.id } });
      if (removed.status !== 204) throw new Error(`Not removed: ${JSON.stringify(removed)}`);
    } else
      await saveDocument(document => ({
        ...document,
        jobTypes: document.jobTypes.filter(({ id }) => id !== item.id),
      }));
    saved.delete(item.id);
  };

  return {
    saved,
    change: async () => {
      const adding = [addDepartment, addJobType, hire, hire];
      // A department stays, because job types are in it.
      const leaver = any([...ofKind('role').slice(fewest), ...ofKind('user').slice(fewest)]);
      const [renamed, moved] = [any([...saved.values()]), any(ofKind('role'))];
      const what = random();
      if (what < 0.25 && renamed !== undefined) await rename(renamed);
      else if (what < 0.4 && moved !== undefined) await move(moved);
      else if (what < 0.6 && leaver !== undefined) await remove(leaver);
      else await any(adding)?.();
    },
  };
};
