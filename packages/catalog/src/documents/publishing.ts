import { differs, type PublishKind, type SyncInfo } from '@commissary/domain';
import { type DocumentKind, type DocumentTypes, documentKinds, kindRecords, syncInfoName } from './document-kinds.ts';

/** What a publish of some documents is called. Who may do it is `publishPermission` in `domain`. */
interface PublishUnit {
  /** Within a sentence, and on a button. */
  readonly title: string;
  readonly label: string;
  /** Its area in the contract, and the beginning of its paths. */
  readonly area: string;
  readonly root: `/api/${string}`;
  /** The screen of its board. */
  readonly screen: string;
  /** Whether what is saved of it can be taken back. */
  readonly reverts: boolean;
}

export const publishUnits = {
  menu: {
    title: 'menu and location settings',
    label: 'Menu and settings',
    area: 'syncLocations',
    root: '/api/sync-locations',
    screen: 'menuPublish',
    reverts: true,
  },
  employment: {
    title: 'employment',
    label: 'Employment',
    area: 'syncEmployment',
    root: '/api/sync-employment',
    screen: 'employmentPublish',
    reverts: false,
  },
} as const satisfies { readonly [K in PublishKind]: PublishUnit };

export const publishKinds = Object.keys(publishUnits) as readonly PublishKind[];

/** The documents that go live together; the one after which they are called first. */
export const publishedTogether = (publish: PublishKind): readonly DocumentKind[] =>
  documentKinds
    .filter(kind => kindRecords[kind].publishedWith === publish)
    .toSorted((a, b) => Number(b === publish) - Number(a === publish));

/** The saved and live versions of every document at a location. */
export type SyncInfos = { readonly [K in DocumentKind as DocumentTypes[K]['wire']['syncInfo']]: SyncInfo };

export const syncInfos = (infoOf: (kind: DocumentKind) => SyncInfo): SyncInfos =>
  Object.fromEntries(documentKinds.map(kind => [syncInfoName(kind), infoOf(kind)])) as SyncInfos;

export const syncInfoOf = (infos: SyncInfos, kind: DocumentKind): SyncInfo => infos[syncInfoName(kind)];

/** Whether something was saved that a publish would bring to the location. */
export const isUnpublished = (infos: SyncInfos, publish: PublishKind): boolean =>
  publishedTogether(publish).some(kind => differs(syncInfoOf(infos, kind)));
