/** The browser's own word that its owner is not to be followed (Global Privacy Control): a no, whatever was pressed. */
export const hasPrivacySignal = (): boolean => "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
