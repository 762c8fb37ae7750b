"""Workers: processes of their own, on any machine, that think for the bots of servers and look at finished matches."""
