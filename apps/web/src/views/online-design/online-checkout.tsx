import { designersTexts } from '@commissary/catalog';
import { PreviewHotspot } from '../designer/index.ts';
import styles from './online.module.css';
import { OnlinePage, type OnlinePageProps, OrderButton, previewPath, sized } from './online-page.tsx';

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
      <dl className={styles.sum}>
        <dt>{designersTexts.orderLineMargherita}</dt>
        <dd>$17.50</dd>
        <dt>{designersTexts.lemonTart}</dt>
        <dd>$7.25</dd>
        <dt>{designersTexts.tax}</dt>
        <dd>$2.04</dd>
        <dt>{designersTexts.total}</dt>
        <dd>$26.79</dd>
      </dl>
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
