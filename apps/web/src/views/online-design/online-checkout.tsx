import { Part } from '../designer/part.tsx';
import styles from './online.module.css';
import { at, OnlinePage, type OnlinePageProps, OrderButton, sized } from './online-page.tsx';

/** The last page before an order, and what stands there after it. */
export function OnlineCheckout({ design, name }: OnlinePageProps) {
  return (
    <OnlinePage design={design} name={name}>
      <Part
        paints={at('sectionHeaderSize')}
        name="Section headings"
        className={styles.section}
        style={sized(design.sectionHeaderSize)}
      >
        Your order
      </Part>
      <dl className={styles.sum}>
        <dt>Margherita, large</dt>
        <dd>$17.50</dd>
        <dt>Lemon tart</dt>
        <dd>$7.25</dd>
        <dt>Tax</dt>
        <dd>$2.04</dd>
        <dt>Total</dt>
        <dd>$26.79</dd>
      </dl>
      <Part paints={at('orderMessage')} name="With an order" className={styles.message}>
        {design.orderMessage}
      </Part>
      <div className={styles.box} />
      <OrderButton design={design}>Place order</OrderButton>
      <div className={styles.done}>
        <Part paints={at('confirmationMessage')} name="After ordering" className={styles.message}>
          {design.confirmationMessage}
        </Part>
      </div>
    </OnlinePage>
  );
}
