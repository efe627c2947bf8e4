import { publishPermission } from '@commissary/domain';
import type { DocumentKind } from '../../store/database/index.ts';
import type { BlobType } from '../../store/publishing/index.ts';

/** The documents that go live together. */
export const kindsOf: Readonly<Record<BlobType, readonly DocumentKind[]>> = {
  menu: ['menu', 'settings'],
  employment: ['employment'],
};

/** Their name within a sentence. */
export const blobTitle: Readonly<Record<BlobType, string>> = {
  menu: 'menu and location settings',
  employment: 'employment',
};

/** The permission to publish, checked at each location. */
export const permissionOf: typeof publishPermission = publishPermission;
