import { type DocumentKind, kindRecords, publishSummaryTexts, publishUnits, screenHref } from '@commissary/catalog';
import { api, responseBody } from '../api/index.ts';
import { type ToastDetail, toasts } from '../notifications/index.ts';
import { currentTenant } from '../session/index.ts';

export interface SavedDocuments {
  readonly companyId: string;
  readonly kind: DocumentKind;
  /** The groups and locations where something was saved; null is the company. */
  readonly tenantIds: readonly (string | null)[];
}

/** The call takes as many; after a save at more of them it is asked for everything. */
const mostTenants = 100;

/** Adds a line to a toast that is still on screen. */
const addToToast = (text: string, more: NonNullable<ToastDetail['more']>): void =>
  toasts.set(toasts.get().map(one => (one.text === text ? { ...one, detail: { ...one.detail, more } } : one)));

/** Adds to the toast of a save what a publish now would change, and the way to it for who may publish. */
export const addPublishSummary = async ({ companyId, kind, tenantIds }: SavedDocuments, text: string) => {
  const publish = kindRecords[kind].publishedWith;
  const isEverywhere = tenantIds.includes(null) || tenantIds.length > mostTenants;
  const asked = isEverywhere ? undefined : tenantIds.join();
  const query = { publish, ...(asked !== undefined && { tenantIds: asked }) };
  const summary = responseBody(
    await api.tenants.publishSummary({ params: { companyId }, query }, { background: true }),
  );
  if (summary.locations === 0) return;
  const active = { companyId, locationId: currentTenant.get() };
  const href = screenHref(publishUnits[publish].screen, {}, active, { locations: asked ?? companyId });
  addToToast(text, {
    text: publishSummaryTexts.wouldChange(summary),
    ...(summary.publishable > 0 && { link: { text: publishSummaryTexts.publish, href } }),
  });
};
