import { screenHref, screenOf, savedViewTexts as texts } from '@commissary/catalog';
import { contract, type ListedReportView } from '@commissary/contract';
import { formatClock } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../navigation/index.ts';
import { useActiveTenant, Writable } from '../../../session/index.ts';
import { ErrorState, SectionCard } from '../../../ui/index.ts';
import styles from '../reports.module.css';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { savedViewsOf, useRemoveView, useTakeOverView, viewOf } from './saved-view-calls.ts';

/** The views that somebody keeps or shares, by folder: each opens its report as it was asked. */
export function SavedViews() {
  const { companyId, user } = useActiveTenant();
  const { data = [], isError, refetch } = useQuery(savedViewsOf(companyId));
  const [edited, setEdited] = useState<ListedReportView | null>(null);
  const remove = useRemoveView();
  const takeOver = useTakeOverView();
  const placeOf = (id: string | undefined) =>
    id === undefined ? texts.everywhere : (user.accessibleTenants.find(one => one.id === id)?.name ?? texts.everywhere);
  const hrefOf = ({ report, query: { locationId, ...query } }: ListedReportView) =>
    screenHref(report, {}, { companyId, locationId: locationId ?? null }, given(query));
  const folders = [...Map.groupBy(data, ({ folder }) => folder)].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <>
      {isError && <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />}
      {folders.map(([folder, views]) => (
        <SectionCard key={folder} title={folder} flush>
          <ul className="list" aria-label={folder}>
            {views.map(view => (
              <li key={view.id} className={`${styles.entry} row wrap align-center gap-8 pad-x-20 pad-y-12 line-below`}>
                <div className="stack gap-2 grow">
                  <AppLink className="weight-600" href={hrefOf(view)}>
                    {view.name}
                  </AppLink>
                  <span className="text-13 tone-2">
                    {texts.of(screenOf(view.report).title, placeOf(view.query.locationId))}
                    {view.by !== null && ` ${texts.sharedBy[view.owner](view.by)}`}
                    {view.by === null && view.isShared && ` ${texts.isShared}`}
                    {view.mail !== undefined &&
                      ` ${texts.isMailed(texts.mailed[view.mail.every], formatClock(view.mail.hour * 3_600))}`}
                  </span>
                </div>
                {view.by === null && (
                  <Writable calls={[contract.reports.saveView]}>
                    <Button variant="default" aria-label={texts.editOf(view.name)} onClick={() => setEdited(view)}>
                      {texts.edit}
                    </Button>
                    <Button variant="default" aria-label={texts.removeOf(view.name)} onClick={() => remove(view)}>
                      {texts.remove}
                    </Button>
                  </Writable>
                )}
                {view.mayTakeOver && (
                  <Writable calls={[contract.reports.saveView]}>
                    <Button variant="default" aria-label={texts.takeOverOf(view.name)} onClick={() => takeOver(view)}>
                      {texts.takeOver}
                    </Button>
                    <Button variant="default" aria-label={texts.removeOf(view.name)} onClick={() => remove(view)}>
                      {texts.remove}
                    </Button>
                  </Writable>
                )}
              </li>
            ))}
          </ul>
        </SectionCard>
      ))}
      {edited !== null && <SaveViewDialog {...editing(edited)} isKept onClose={() => setEdited(null)} />}
    </>
  );
}

const editing = (listed: ListedReportView) => ({ id: listed.id, view: viewOf(listed) });

const given = (query: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
