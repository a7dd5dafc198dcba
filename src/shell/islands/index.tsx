/** Entry of the bundle that the page script loads on intent: React and the code to hydrate islands. */
import './notStarted';
import {slots} from '@site/src/site/islands/defineIsland';
import {Toaster} from '@site/src/shell/Toaster';
import {startIslands} from '@site/src/rendering/islands/startIslands';
import {createContactOpener} from './contactOpener';

const {hydrate, mount} = startIslands(slots);

mount(<Toaster />);

window.islands = {hydrate, openContact: createContactOpener(mount)};
