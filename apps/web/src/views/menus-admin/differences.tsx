import { menusAdminTexts as texts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { ErrorState, SkeletonRows } from '../../ui/index.ts';
import styles from './menus-admin.module.css';
import { differencesOf } from './menus-query.ts';

export interface DifferencesProps {
  readonly address: CachedDocumentKey & { readonly menuId: string };
  readonly from: number;
  readonly to: number;
}

/** What the later of two versions has instead of the earlier one; each value of the earlier one can be restored. */
export function Differences({ address, from, to }: DifferencesProps) {
  const { data, isError, refetch } = useQuery(differencesOf(address.companyId, address.menuId, from, to));
  return (
    <section aria-label={texts.compared(from, to)} className="pad-y-12 line-above">
      <h3 className="row wrap align-center gap-8 pad-x-24 pad-y-4">
        {texts.compared(from, to)}
        <span className="text-13 weight-400 tone-2" role="status">
          {data && texts.differences(data.total)}
        </span>
      </h3>
      {isError && <ErrorState text={texts.compareFailed} onRetry={() => refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={2} height={32} />}
      <ul className="list">
        {data?.differences.map(({ op, path, subject, sentence }) => {
          const back = hrefOfPath(address, path, { restore: data.fromId, only: path, field: path });
          return (
            <li key={`${op} ${path}`} className={`${styles.difference} grid align-center gap-x-16 pad-x-24 pad-y-4`}>
              <span className="break-anywhere">{sentence}</span>
              {back !== null && (
                <AppLink className="size-13 weight-600 tone-2" href={back} aria-label={texts.restoreValue(subject)}>
                  {texts.restore}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
      {data && data.total > data.differences.length && (
        <p className="text-13 tone-2 pad-x-24">{texts.moreDifferences(data.total - data.differences.length)}</p>
      )}
    </section>
  );
}
