/**
 * Where to look:
 * - The screens of a point of sale, a kiosk and the online page as pictures, for the designers and the simulator: one
 *   component each; from a menu `menu-picture.ts`.
 */
export { emptyOrder } from './empty-order.ts';
export { KioskItem } from './kiosk/kiosk-item.tsx';
export { KioskMenu } from './kiosk/kiosk-menu.tsx';
export { KioskStart } from './kiosk/kiosk-start.tsx';
export { menuNames } from './menu-names.ts';
export { menuPicture, money, optionName, pictureOfOrder } from './menu-picture.ts';
export { OnlineCheckout } from './online/online-checkout.tsx';
export { OnlineEmail } from './online/online-email.tsx';
export { OnlineItem } from './online/online-item.tsx';
export { OnlineMenu } from './online/online-menu.tsx';
export type { SurfacePicture } from './picture.ts';
export { PosScreen } from './pos/pos-screen.tsx';
export { RearDisplay } from './pos/rear-display.tsx';
export { themePath } from './pos/theme-path.ts';
export { useMenuPicture } from './use-menu-picture.ts';
