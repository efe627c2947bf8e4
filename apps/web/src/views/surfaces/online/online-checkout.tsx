import { designersTexts } from '@commissary/catalog';
import { PreviewHotspot } from '../../designer/index.ts';
import type { PicturedOrder } from '../picture.ts';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';
import { OnlineSum } from './online-sum.tsx';

export interface OnlineOrderProps extends OnlinePageProps {
  readonly order: PicturedOrder;
}

/** The last page before an order, and the confirmation after it. */
export function OnlineCheckout({ design, name, order }: OnlineOrderProps) {
  return (
    <OnlinePage design={design} name={name}>
      <PreviewHotspot
        field={previewPath('sectionHeaderSize')}
        name={designersTexts.sectionHeadings}
        className={styles.section}
        style={sized(design.sectionHeaderSize)}
      >
        {designersTexts.yourOrder}
      </PreviewHotspot>
      <OnlineSum order={order} />
      <PreviewHotspot field={previewPath('orderMessage')} name={designersTexts.orderMessage} className={styles.message}>
        {design.orderMessage}
      </PreviewHotspot>
      <div className={styles.box} />
      <OrderButton design={design}>{designersTexts.placeOrder}</OrderButton>
      <div className={styles.done}>
        <PreviewHotspot
          field={previewPath('confirmationMessage')}
          name={designersTexts.confirmationMessage}
          className={styles.message}
        >
          {design.confirmationMessage}
        </PreviewHotspot>
      </div>
    </OnlinePage>
  );
}
