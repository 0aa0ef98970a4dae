import latin from '../../styles/fonts/anuphan-latin-wght-normal.woff2?url';
import thai from '../../styles/fonts/anuphan-thai-wght-normal.woff2?url';

/** The font files of the first screen; Thai pages also need Latin, for figures and names. */
export const FontPreloads = ({ language }: { language: string }) =>
  (language === 'th' ? [thai, latin] : [latin]).map((file) => (
    <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
