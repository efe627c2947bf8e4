import type { Menu, MenuItem } from '@commissary/catalog';
import { memo, useCallback } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { type AsideProps, DocumentScreen } from '../../form/index.ts';
import { useForm, useFormSelector, valueIn } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { useAfterPaint } from '../../ui/index.ts';
import { ItemPreview } from './item-preview.tsx';
import { previewedItem } from './previewed-item.ts';

/** The form of a menu item beside its preview. */
export function ItemView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Aside={EditedItemPreview} />;
}

/** The item as it is edited now. A typed character is painted first, the preview follows. */
function EditedItemPreview({ path }: AsideProps) {
  const itemIn = useCallback((session: EditSession) => valueIn(session, path) as MenuItem, [path]);
  const item = useFormSelector(path, itemIn);
  const schemes = useFormSelector('/pricingSchemes', schemesIn);
  return <Preview path={path} item={useAfterPaint(item)} schemes={schemes} />;
}

interface PreviewProps {
  readonly path: string;
  readonly item: MenuItem;
  readonly schemes: Menu['pricingSchemes'];
}

const Preview = memo(function Preview({ path, item, schemes }: PreviewProps) {
  const { show } = useForm();
  return <ItemPreview item={previewedItem(item, schemes)} onPart={inside => show(`${path}/${inside}`)} />;
});

const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];
