import type { Menu, MenuItem } from '@commissary/catalog';
import type { AskedItem } from '@commissary/domain';
import { parentPath } from '@commissary/schema';
import { useSearch } from '@tanstack/react-router';
import { memo, useCallback, useMemo, useState } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { type AsideProps, DocumentScreen } from '../../form/index.ts';
import { useForm, useFormSelector, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { SchemePicker, useChosenScheme } from '../pricing/index.ts';
import { askedItem } from './asked-item.ts';
import { GuestQuestions } from './guest-questions-view.tsx';
import { ItemCost } from './item-cost.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemSizes } from './item-sizes.tsx';
import { previewedItem } from './previewed-item.ts';

/** The form of a menu item beside its preview. */
export function ItemView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Aside={ItemAside} />;
}

/** Beside what it offers what a guest is asked, beside anything else a preview; beside prices what it costs. */
function ItemAside({ path }: AsideProps) {
  const { tab } = useSearch({ strict: false });
  if (tab === 'modifiers' || tab === 'combo') return <GuestQuestions path={path} />;
  return (
    <>
      {tab === 'prices' && <ItemSizes path={path} />}
      {tab === 'prices' && <ItemCost path={path} />}
      <EditedItemPreview path={path} />
    </>
  );
}

/** The item as it is edited now. A typed character is painted first, the preview follows. */
function EditedItemPreview({ path }: AsideProps) {
  const itemIn = useCallback((session: EditSession) => valueIn(session, path) as MenuItem, [path]);
  const item = useFormSelectorAfterPaint(path, itemIn);
  const askedIn = useCallback((session: EditSession) => askedItem(session, path), [path]);
  const asked = useFormSelectorAfterPaint(
    useMemo(() => pricedFrom(path), [path]),
    askedIn,
  );
  const schemes = useFormSelector('/pricingSchemes', schemesIn);
  return asked === null ? null : <Preview path={path} item={item} asked={asked} schemes={schemes} />;
}

/** What the prices of an item depend on: the item, the sizes of its department, the pricing schemes. */
const pricedFrom = (path: string): readonly string[] => [
  path,
  `${parentPath(parentPath(path) ?? '') ?? ''}/styles`,
  '/pricingSchemes',
];

interface PreviewProps {
  readonly path: string;
  readonly item: MenuItem;
  readonly asked: AskedItem;
  readonly schemes: Menu['pricingSchemes'];
}

const Preview = memo(function Preview({ path, item, asked, schemes }: PreviewProps) {
  const { show } = useForm();
  const [now] = useState(Date.now);
  const [scheme, setScheme] = useChosenScheme(schemes);
  return (
    <ItemPreview
      item={previewedItem(item, asked, scheme, now)}
      scheme={scheme}
      tools={<SchemePicker schemes={schemes} value={scheme} onChange={setScheme} />}
      onPart={inside => show(`${path}/${inside}`)}
    />
  );
});

const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];
