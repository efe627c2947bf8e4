import { DocumentForm, DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { ZonesSection } from './zones-section.tsx';

/** The form of deliveries, with the zones drawn on a map. */
export function DeliveryView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={DeliveryBody} />;
}

function DeliveryBody() {
  return (
    <div className="stack gap-16">
      <DocumentForm sections={['deliverySettings']} />
      <ZonesSection />
      <DocumentForm sections={['driverManagement', 'invalidAddresses']} />
    </div>
  );
}
