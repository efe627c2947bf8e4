import { editedPath, editsMember } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { DocumentScreen } from '../../form/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { OfferAside } from './offer-aside.tsx';
import { OfferRule } from './offer-rule.tsx';
import { OfferWeek } from './offer-week.tsx';

/** The form of an offer below its sentence and its week, and beside it when it is valid and what it does. */
export function OfferView({ screen }: ViewProps) {
  const { edits } = screen;
  const params = useParams({ strict: false });
  if (edits === undefined || !editsMember(edits)) return null;
  return (
    <>
      <Summary path={editedPath(edits, params)} />
      <DocumentScreen screen={screen} Aside={OfferAside} />
    </>
  );
}

/** Nothing for an offer that is gone or hidden here: the form says so. */
function Summary({ path }: { readonly path: string }) {
  const exists = useFormSelector(path, session => valueIn(session, path) !== undefined);
  if (!exists) return null;
  return (
    <>
      <OfferRule path={path} />
      <OfferWeek path={path} />
    </>
  );
}
