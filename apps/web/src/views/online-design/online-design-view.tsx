import type { OnlineDesign } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { useState } from 'react';
import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Segmented } from '../../ui/index.ts';
import { Designer, useDesign } from '../designer/index.ts';
import { OnlineCheckout, OnlineEmail, OnlineItem, OnlineMenu, useMenuPicture } from '../surfaces/index.ts';

/** The form of the online design beside the pages of its preview. */
export function OnlineDesignView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={OnlineDesignBody} />;
}

const pages = [
  { value: 'menu', label: designersTexts.menu },
  { value: 'item', label: designersTexts.item },
  { value: 'checkout', label: designersTexts.checkout },
  { value: 'email', label: designersTexts.emailPage },
] as const;
type Page = (typeof pages)[number]['value'];

/** The page that shows a field; the other fields are visible on all of them. */
const pageOf: Readonly<Record<string, Page>> = {
  thumbnailSize: 'menu',
  orientation: 'menu',
  itemBehavior: 'menu',
  locationFinder: 'menu',
  modifierLayout: 'item',
  itemMessage: 'item',
  orderMessage: 'checkout',
  confirmationMessage: 'checkout',
  emailTemplate: 'email',
  emailNote: 'email',
};

function OnlineDesignBody() {
  const design = useDesign<OnlineDesign>('/onlineDesign');
  const { user } = useActiveTenant();
  const [page, setPage] = useState<Page>('menu');
  const { picture, item } = useMenuPicture('ONLINE');
  const drawn = { design, name: user.companyName };
  const follow = (path: string) => setPage(now => pageOf[path.split('/')[2] ?? ''] ?? now);
  return (
    <Designer
      sections={['onlineDesign']}
      tools={<Segmented label={designersTexts.page} value={page} options={pages} onChange={setPage} />}
      warnings={[]}
      onField={follow}
    >
      {page === 'menu' && <OnlineMenu {...drawn} picture={picture} />}
      {page === 'item' && <OnlineItem {...drawn} item={item} />}
      {page === 'checkout' && <OnlineCheckout {...drawn} order={picture.order} />}
      {page === 'email' && <OnlineEmail {...drawn} order={picture.order} />}
    </Designer>
  );
}
