const { ELEMENTS = '1', TEXT = '1' } = process.env;
const elements = Array.from({ length: Number(ELEMENTS) }, (_, place) => place);
const text = 'x'.repeat(Number(TEXT));

/** So many elements with so much text in each, and nothing else: no data, no component, no word to look up. */
const Page = () => elements.map((place) => <p key={place}>{text}</p>);

export default Page;
