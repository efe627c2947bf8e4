import { imagesTexts as texts } from '@commissary/catalog';
import type { ImageRecord, Use } from '@commissary/contract';
import { activeLevel } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { ErrorState, LevelIcon, SkeletonRows } from '../../ui/index.ts';
import { imageUsesOf } from './image-queries.ts';

/** Where an image is used, each with the way there. */
export function ImageUses({ image }: { readonly image: ImageRecord }) {
  const { companyId } = useActiveTenant();
  const query = useQuery(imageUsesOf(companyId, image.name));
  return (
    <section aria-label={texts.usesTitle}>
      <h3>{texts.usesTitle}</h3>
      {query.isPending && <SkeletonRows rows={2} height={40} />}
      {query.isError && <ErrorState text={texts.usesFailed} onRetry={() => query.refetch()} />}
      {query.data && (
        <>
          {query.data.total === 0 && <p className="tone-2">{nothingSaid(image, query.data.live)}</p>}
          <ul className="reset">
            {query.data.uses.map(use => (
              <UseLine key={`${use.kind} ${use.menuId} ${use.tenantId} ${use.path}`} use={use} />
            ))}
          </ul>
          {query.data.total > query.data.uses.length && (
            <p className="tone-2">{texts.moreUses(query.data.total - query.data.uses.length)}</p>
          )}
        </>
      )}
    </section>
  );
}

const nothingSaid = ({ uses }: ImageRecord, isLive: boolean): string => {
  if (uses > 0) return texts.usedElsewhere;
  return isLive ? texts.liveOnly : texts.usedNowhere;
};

function UseLine({ use: { kind, menuId, tenantId, path, subject } }: { readonly use: Use }) {
  const { companyId, user } = useActiveTenant();
  const tenant = user.accessibleTenants.find(({ id }) => id === tenantId);
  const href = hrefOfPath({ kind, companyId, tenantId, menuId }, path, { field: path });
  return (
    <li className="row wrap align-center justify-between gap-4 gap-x-16 pad-y-8 line-below text-13">
      {href === null ? subject : <AppLink href={href}>{subject}</AppLink>}
      <span className="inline-row align-center gap-6 tone-2">
        <LevelIcon level={activeLevel(tenant ?? null)} />
        {tenant?.name ?? user.companyName}
      </span>
    </li>
  );
}
