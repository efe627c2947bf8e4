import { simulatorTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { useForm } from '../../form/state/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { useUser } from '../../session/index.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/index.ts';
import { orderTypeIn } from './order-types.ts';
import { SimulatedLocation } from './simulated-location.tsx';
import { simulatedLocations } from './simulated-locations.ts';
import { SimulatorControls } from './simulator-controls.tsx';
import { useSimulatedDocuments } from './use-simulated-documents.ts';
import { useSimulatedInstant, useSimulation } from './use-simulation.ts';

export function SimulatorBody() {
  const { address, level } = useForm();
  const { accessibleTenants } = useUser();
  const { simulation } = useSimulation();
  const locations = simulatedLocations(accessibleTenants, level, address.tenantId, address.menuId);
  const location = locations.find(({ id }) => id === simulation.locationId) ?? locations[0];
  if (location === undefined) return <EmptyState text={texts.noLocation} />;
  return <Simulator key={location.id} location={location} locations={locations} />;
}

interface SimulatorProps {
  readonly location: AccessibleTenant;
  readonly locations: readonly AccessibleTenant[];
}

function Simulator({ location, locations }: SimulatorProps) {
  const { simulation, set } = useSimulation();
  const simulated = useSimulatedDocuments(location, simulation.state);
  const timeZone = location.timeZone ?? ownZone();
  const { instant, text } = useSimulatedInstant(simulation.at, timeZone);
  const isOver = simulation.state === 'scheduled' && simulated.schedule === null;
  const state = (isOver ? null : simulation.state) ?? (simulated.hasUnsaved ? 'unsaved' : 'saved');
  const shown = simulated[state];
  const controls = (
    <SimulatorControls
      simulation={simulation}
      onChange={set}
      {...{ location, locations, timeZone, state, simulated }}
      time={text}
      documents={shown}
    />
  );
  if (simulated.isSettingsError) return <EmptyState text={texts.settingsNotReadable} />;
  if (simulated.isError) return <ErrorState text={texts.loadError} onRetry={simulated.retry} />;
  return (
    <div className="stack gap-16">
      {controls}
      {shown === undefined && <SkeletonRows />}
      {shown === null && <EmptyState text={texts.neverPublished} />}
      {shown && (
        <SimulatedLocation
          documents={shown}
          asked={{
            instant,
            timeZone,
            orderType: orderTypeIn(shown.settings, simulation.orderType, simulation.surface),
            station: simulation.station,
          }}
          {...{ simulated, simulation, location, state }}
          onChange={set}
        />
      )}
    </div>
  );
}
