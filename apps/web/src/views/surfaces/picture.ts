/** What the picture of a surface shows: a screen on which orders are entered, with one tab open. */
export interface SurfacePicture {
  readonly tabs: readonly PicturedTab[];
  /** What is on the open tab. */
  readonly tiles: readonly PicturedTile[];
  readonly order: PicturedOrder;
}

export interface PicturedTab {
  readonly key: string;
  readonly name: string;
  readonly isOpen: boolean;
  /** The number of its difference, where differences are marked. */
  readonly mark?: number | undefined;
  readonly onPress?: (() => void) | undefined;
}

export interface PicturedTile {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Formatted; empty where it has none. */
  readonly price: string;
  readonly isOut: boolean;
  /** The address of its image; empty where it has none. */
  readonly image: string;
  /** Of a button with a look of its own. */
  readonly look?: TileLook | undefined;
  readonly mark?: number | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** The color of a button, and where in the grid it is: its cell, and how many it takes. */
export interface TileLook {
  readonly background: string;
  readonly text: string;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/** An item as a guest chooses what it comes with. */
export interface PicturedItem {
  readonly name: string;
  /** Formatted. */
  readonly price: string;
  readonly sizes: readonly { readonly name: string; readonly price: string }[];
  readonly questions: readonly { readonly name: string; readonly choices: readonly string[] }[];
}

export interface PicturedOrder {
  readonly orderType: string;
  readonly lines: readonly PicturedLine[];
  /** Formatted amounts. */
  readonly subtotal: string;
  readonly tax: string;
  readonly toPay: string;
}

export interface PicturedLine {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  readonly price: string;
  readonly modifiers: readonly string[];
}
