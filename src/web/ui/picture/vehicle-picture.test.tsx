import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VehiclePicture } from './vehicle-picture.tsx';

const photo = {
  url: '/pictures/a',
  width: 700,
  height: 500,
  widths: [320, 640],
  placeholder: 'data:image/webp;base64,AA',
};
const drawing = '/drawings/suv.svg';

test('a drawing is one picture with its measures', () => {
  const html = renderToStaticMarkup(<VehiclePicture src={drawing} alt="SUV" />);
  expect(html).not.toMatch(/<picture|<source|style=/);
  expect(html).toMatch(
    /<img src="\/drawings\/suv\.svg" loading="lazy" decoding="async" alt="SUV" width="580" height="252"/,
  );
});

test('a photograph comes as AVIF, else WebP, in a size for the screen, over its miniature', () => {
  const html = renderToStaticMarkup(
    <VehiclePicture src={{ src: photo.url, photo, drawing }} alt="" sizes="50vw" urgent />,
  );
  expect(html).toContain(
    '<source type="image/avif" srcSet="/pictures/a/320.avif 320w, /pictures/a/640.avif 640w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/pictures/a/320.webp 320w, /pictures/a/640.webp 640w" sizes="50vw"/>' +
      '<img src="/pictures/a" loading="eager" fetchPriority="high" decoding="async" alt="" width="700" height="500"',
  );
  expect(html).toContain('background-image:url(&quot;data:image/webp;base64,AA&quot;)');
});

test('a picture from elsewhere has one size, and nothing stands behind it', () => {
  const html = renderToStaticMarkup(
    <VehiclePicture src={{ src: 'https://elsewhere.example/a.jpg', photo: null, drawing }} alt="" />,
  );
  expect(html).toContain('<picture><img src="https://elsewhere.example/a.jpg"');
  expect(html).not.toContain('background-image');
});
