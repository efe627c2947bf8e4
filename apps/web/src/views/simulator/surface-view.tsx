import { designersTexts, type LocationSettings, simulatorTexts } from '@commissary/catalog';
import type { Surface } from '@commissary/domain';
import { EmptyState } from '../../ui/index.ts';
import { OperatedPicture } from '../designer/index.ts';
import { KioskMenu, OnlineMenu, PosScreen, type SurfacePicture } from '../surfaces/index.ts';
import styles from './simulator.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

export interface SurfaceViewProps {
  readonly surface: Surface;
  /** The name of the restaurant. */
  readonly name: string;
  readonly settings: LocationSettings;
  readonly picture: SurfacePicture;
}

/** A screen in the design of its location, operated by who looks at it, also with the keyboard alone. */
export function SurfaceView(props: SurfaceViewProps) {
  const keys = useRovingFocus<HTMLDivElement>();
  return (
    <OperatedPicture value={true}>
      <div className={styles.picture} role="toolbar" aria-label={simulatorTexts.buttons} {...keys}>
        <Drawn {...props} />
      </div>
    </OperatedPicture>
  );
}

function Drawn({ surface, name, settings, picture }: SurfaceViewProps) {
  if (surface === 'KIOSK') return <KioskMenu design={settings.kioskDesign} picture={picture} />;
  if (surface === 'ONLINE') return <OnlineMenu design={settings.onlineDesign} name={name} picture={picture} />;
  const [theme] = settings.posDesign.themes;
  return theme === undefined ? (
    <EmptyState text={designersTexts.noThemes} />
  ) : (
    <PosScreen theme={theme} picture={picture} />
  );
}
