import { locationsTexts as texts } from '../texts/index.ts';
import type { RecordList } from './record-list.ts';

/** The list of locations, which loads without the fields of one. */
export const locationList = {
  columns: [
    { key: 'name', label: texts.name },
    { key: 'group', label: texts.group },
    { key: 'state', label: texts.publishStatus },
    { key: 'contact', label: texts.lastContact },
    { key: 'version', label: texts.posVersion },
  ],
  filters: [
    { key: 'group', label: texts.group, any: texts.allGroups },
    {
      key: 'state',
      label: texts.publishStatus,
      any: texts.anyPublishStatus,
      options: [
        { value: 'live', label: texts.upToDate },
        { value: 'unpublished', label: texts.notPublishedLabel },
        { value: 'scheduled', label: texts.scheduledLabel },
        { value: 'running', label: texts.running },
        { value: 'waiting', label: texts.waiting },
        { value: 'failed', label: texts.failed },
      ],
    },
    {
      key: 'contact',
      label: texts.lastContact,
      any: texts.anyLastContact,
      options: [
        { value: 'up-to-date', label: texts.withinDay },
        { value: 'out-of-date', label: texts.longerAgo },
        { value: 'never-contacted', label: texts.never },
      ],
    },
  ],
  sorts: [{ by: 'name', label: texts.name }],
} as const satisfies RecordList;
