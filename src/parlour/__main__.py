"""`python -m parlour` is `parlour`."""

import sys

from parlour.cli import main

sys.exit(main())
