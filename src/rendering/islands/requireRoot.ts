import {requireRootElement} from './requireRootElement';

if (typeof document !== 'undefined') {
  requireRootElement(document);
}
