import { groupsTexts as texts } from '../texts/index.ts';
import type { RecordList } from './record-list.ts';

/** The list of groups, which loads without the fields of one. */
export const groupList = {
  columns: [
    { key: 'name', label: texts.name },
    { key: 'locations', label: texts.locationsLabel },
    { key: 'overrides', label: texts.overrides },
  ],
  filters: [],
  sorts: [{ by: 'name', label: texts.name }],
} as const satisfies RecordList;
