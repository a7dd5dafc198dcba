import {CalendarDays, Mail, MapPin} from '@site/src/ui/icons';
import {contact} from '@content/contact';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {brand} from '@site/src/data/brand';
import styles from './contact.module.css';

const words = contact.aside;

export function OtherWays() {
  const {
    seat,
    links: {booking},
  } = brand;
  return (
    <div className={styles.ways}>
      <h2>{words.title}</h2>
      <ul>
        <li>
          <Mail aria-hidden size={22} />
          <span>
            {words.email}
            <br />
            <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          </span>
        </li>
        {booking && (
          <li>
            <CalendarDays aria-hidden size={22} />
            <span>
              {words.bookingText}
              <br />
              <ExternalLink href={booking}>{words.booking}</ExternalLink>
            </span>
          </li>
        )}
        <li>
          <MapPin aria-hidden size={22} />
          <span>
            {words.address}
            <br />
            {seat.street}, {seat.postalCode} {seat.city}
          </span>
        </li>
      </ul>
    </div>
  );
}
