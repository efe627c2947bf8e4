import { designersTexts } from '@commissary/catalog';
import { PreviewHotspot } from '../designer/index.ts';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';
import { OnlineSum } from './online-sum.tsx';

/** The last page before an order, and the confirmation after it. */
export function OnlineCheckout({ design, name }: OnlinePageProps) {
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
      <OnlineSum pizza={designersTexts.orderLineMargherita} tart={designersTexts.lemonTart} />
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
