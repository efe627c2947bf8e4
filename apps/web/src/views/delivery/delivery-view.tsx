import { DocumentForm } from '../../form/document-form.tsx';
import { DocumentScreen } from '../../form/document-screen.tsx';
import type { ViewProps } from '../../navigation/view-props.ts';
import styles from './delivery.module.css';
import { ZonesSection } from './zones-section.tsx';

/** The form of deliveries, with the zones drawn on a map. */
export function DeliveryView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={DeliveryBody} />;
}

function DeliveryBody() {
  return (
    <div className={styles.body}>
      <DocumentForm sections={['deliverySettings']} />
      <ZonesSection />
      <DocumentForm sections={['driverManagement', 'invalidAddresses']} />
    </div>
  );
}
