/** A phone number that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="figures">
    {phone}
  </a>
);
