import { designersTexts, simulatorTexts } from '@commissary/catalog';
import { PlaceholderPlate, PreviewHotspot } from '../../designer/index.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import type { SurfacePicture } from '../picture.ts';
import styles from './kiosk.module.css';
import { customization, KioskFrame, type KioskProps, look } from './kiosk-frame.tsx';

export interface KioskMenuProps extends KioskProps {
  readonly picture: SurfacePicture;
}

/** The page on which a guest chooses items. */
export function KioskMenu({ design, picture: { tabs, tiles, order } }: KioskMenuProps) {
  const { showImages } = design.itemCustomization;
  return (
    <KioskFrame design={design}>
      <div className={`${styles.item} ${styles.menu} stack gap-8 grow`}>
        <div className="row wrap gap-6">
          {tabs.map(({ key, name, isOpen, mark, onPress }) => (
            <PreviewHotspot
              key={key}
              field={look('buttonColor')}
              name={designersTexts.buttons}
              className={isOpen ? styles.openTab : styles.tab}
              isPressed={isOpen}
              onPress={onPress}
            >
              {name}
              <DifferenceMark number={mark} />
            </PreviewHotspot>
          ))}
        </div>
        <div className={`${styles.tiles} grid gap-8 grow`}>
          {tiles.map((tile, index) => (
            <PreviewHotspot
              key={tile.key}
              field={showImages ? customization('showImages') : look('textColor')}
              name={showImages ? designersTexts.showImages : designersTexts.text}
              className={styles.tile}
              isMarked={tile.mark !== undefined}
              onPress={tile.onPress}
            >
              {showImages &&
                (tile.image === '' ? (
                  <PlaceholderPlate kind={index} className={styles.photo} />
                ) : (
                  <img className={styles.photo} src={tile.image} alt="" />
                ))}
              <b>{tile.name}</b>
              <span>{tile.isOut ? simulatorTexts.outOfStock : tile.price}</span>
              <DifferenceMark number={tile.mark} />
            </PreviewHotspot>
          ))}
        </div>
        <PreviewHotspot field={look('buttonTextColor')} name={designersTexts.textOnButtons} className={styles.button}>
          {designersTexts.orderOf(order.lines.length, order.toPay)}
        </PreviewHotspot>
      </div>
    </KioskFrame>
  );
}
